import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, openSite, type Site, visit, visitSampleDay } from './built-page.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the profile', () => {
  it('shows what normalising does while a weight is moved, saves it, and takes it back', async () => {
    const { context, page } = await visitSampleDay(site);
    await goTo(page, 'profile');
    const picture = page.getByRole('img', { name: /Shares after normalising/ });
    const number = page.getByRole('spinbutton', { name: 'Weight of Work in chips' });
    expect(await picture.getAttribute('aria-label')).toContain('Work in chips 30%');
    await number.fill('105');
    await expect.poll(() => picture.getAttribute('aria-label')).toContain('Work in chips 60%');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Saved. The last 30 days are scored again.').last().waitFor();
    await expect.poll(() => number.inputValue()).toBe('60');
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => number.inputValue()).toBe('30');
    await context.close();
  });

  it('takes words as chips by Enter, comma and paste, and gives them back by their button', async () => {
    const { context, page } = await visitSampleDay(site);
    await goTo(page, 'profile');
    const field = page.getByLabel('Keywords').first();
    await field.fill('Hynix');
    await field.press('Enter');
    await field.pressSequentially('Micron,');
    const card = page.locator('.axis-card').first();
    await card.getByRole('button', { name: 'Remove Micron' }).waitFor();
    await card.getByRole('button', { name: 'Remove TSLA' }).click();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.locator('.toast').waitFor();
    await page.reload();
    await page.locator('.axis-card').first().waitFor();
    const kept = await page.locator('.axis-card').first().locator('.chip').allTextContents();
    expect(kept).toContain('Hynix');
    expect(kept).toContain('Micron');
    expect(kept).not.toContain('TSLA');
    await context.close();
  });

  it('says what it lacks', async () => {
    const { context, page } = await visit(site);
    await goTo(page, 'profile');
    await page.getByRole('button', { name: 'Or begin with an axis' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Studies');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('“Studies” has no keyword yet').waitFor();
    await page.getByText('No place is given').waitFor();
    await context.close();
  });

  it('offers no seventh axis', async () => {
    const { context, page } = await visitSampleDay(site);
    await goTo(page, 'profile');
    const add = page.getByRole('button', { name: 'Add an axis' });
    await add.click();
    await add.click();
    expect(await add.isDisabled()).toBe(true);
    await context.close();
  });
});
