import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AXE, goTo, openSite, type Site, visit } from './built-page.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** All of axe's rules for WCAG 2.2 A and AA, and its best practices. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((all) => all.violations)',
  )) as Finding[];
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}

const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['en-US', 'ko-KR'] as const).map((locale) => ({ colorScheme, locale })),
);

describe.each(LOOKS)('axe finds nothing ($colorScheme, $locale)', (look) => {
  it.each([
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ])('on any screen $width wide, and none scrolls sideways', async (viewport) => {
    const { context, page } = await visit(site, { ...look, viewport });
    const found: string[] = [];
    const look_at = async (screen: string): Promise<void> => {
      found.push(...(await violations(page)).map((line) => `${screen}: ${line}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${screen}: ${wide} px too wide`);
    };
    await look_at('welcome');
    await goTo(page, 'profile');
    await look_at('cold start');
    await goTo(page, 'collect');
    await look_at('collect without a profile');
    await goTo(page, 'radar');
    await page.locator('.welcome .button-outline').click();
    await page.locator('.entry').first().waitFor();
    await page.locator('.disclose').first().click();
    await look_at('brief');
    await page.locator('#filter').fill('zzzz');
    await look_at('filtered to nothing');
    await page.locator('#filter').fill('');
    await page.locator('[data-read]').first().click();
    await page.locator('.toast', { hasText: /Undo|되돌리기/ }).waitFor();
    await look_at('marked');
    await goTo(page, 'profile');
    await page.locator('.axis-card summary').first().click();
    await page.locator('.axis-card .input').first().fill('Holdings');
    await page.locator('.save-bar').waitFor();
    await look_at('profile');
    await goTo(page, 'collect');
    await page
      .locator('#articles')
      .fill('not json\n{"url":"https://www.reuters.com/a","title":"HBM","source":"Reuters"}');
    await page.locator('.drop .button-primary').click();
    await page.locator('.totals').waitFor();
    await look_at('collect');
    await goTo(page, 'settings');
    await page.locator('.storage-bar').waitFor();
    await look_at('settings');
    await page.locator('h1').focus();
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await look_at('help');
    expect(found).toEqual([]);
    await context.close();
  });
});
