import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site, visit, visitSampleDay } from './built-page.ts';
import { LOOKS, violations } from './violations.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openTools(page: Page): Promise<void> {
  await page.locator('.nav a[href="#/tools"]').click();
  await page.locator('.tool-list > li').first().waitFor();
}

const row = (page: Page, tool: string) => page.locator('.tool-list > li', { hasText: tool });

describe('the tools screen', () => {
  it.each(LOOKS)('has no axe finding ($colorScheme, $locale, $viewport.width wide)', async (look) => {
    const { context, page, complaints } = await visit(site, look);
    await openTools(page);
    const found = await violations(page, 'no record');
    await page.locator('.nav a[href="#/radar"]').click();
    await page.locator('.welcome .button-outline').click();
    await page.locator('.entry').first().waitFor();
    await openTools(page);
    await page.locator('.segmented label').nth(2).click();
    await row(page, 'scan_news').locator('[data-effect="denied"]').waitFor();
    await row(page, 'scan_news').locator('summary').click();
    for (const record of await page.locator('.record-list summary').all()) await record.click();
    found.push(...(await violations(page, 'open')));
    await page.locator('#record-outcome').selectOption('refused');
    await page.locator('.quiet-empty').waitFor();
    found.push(...(await violations(page, 'filtered to nothing')));
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says of each tool what would be let in a mode, by which policy and why', async () => {
    const { context, page } = await visit(site);
    await openTools(page);
    await row(page, 'scan_news').locator('[data-effect="allowed"], [data-effect="ask"]').waitFor();
    await page.locator('.segmented label', { hasText: 'Dry run' }).click();
    await row(page, 'scan_news').locator('[data-effect="denied"]').waitFor();
    await row(page, 'scan_news').locator('summary').click();
    const policy = row(page, 'scan_news').locator('.policies tbody tr');
    expect(await policy.allTextContents()).toEqual([
      expect.stringMatching(/^dry_run_is_free.*blocks it.*group:costs/),
    ]);
    expect(await row(page, 'scan_news').locator('.advice li').count()).toBe(1);
    await context.close();
  });

  it('shows what each definition costs, and the same in sum', async () => {
    const { context, page } = await visit(site);
    await openTools(page);
    const each = (await page.locator('.tool-cost .number').allTextContents()).map((text) =>
      Number.parseInt(text.replaceAll(',', ''), 10),
    );
    const [all] = await page.locator('.totals dd').allTextContents();
    expect(Number((all ?? '').replaceAll(',', ''))).toBe(each.reduce((sum, tokens) => sum + tokens, 0));
    await context.close();
  });

  it('shows who called what and why it was let, filters by tool and outcome, and saves all that is left', async () => {
    const { context, page } = await visitSampleDay(site);
    await openTools(page);
    await page.locator('#record-tool').selectOption('update_profile');
    await expect
      .poll(() => page.locator('.record-list .tool-name').allTextContents())
      .toEqual(['update_profile']);
    await page.locator('.record-list summary').click();
    expect(await page.locator('.record-list .decision > p').textContent()).toContain('Allowed');
    expect(await page.locator('.record-list pre').textContent()).toContain('"axes"');
    await page.locator('#record-outcome').selectOption('done');
    const saved = page.waitForEvent('download');
    await page.locator('.button-quiet', { hasText: 'JSON Lines' }).click();
    const lines = readFileSync(await (await saved).path(), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { tool: string; state: string });
    expect(lines.map(({ tool, state }) => [tool, state])).toEqual([['update_profile', 'done']]);
    await context.close();
  });

  it('opens a tool and a record by keyboard', async () => {
    const { context, page } = await visitSampleDay(site);
    await openTools(page);
    await row(page, 'undo').locator('summary').focus();
    await page.keyboard.press('Enter');
    await row(page, 'undo').locator('.decision').waitFor();
    await page.locator('.record-list summary').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.record-list .decision').first().waitFor();
    await context.close();
  });
});
