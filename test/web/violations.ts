import type { Page } from 'playwright';
import { AXE } from './built-page.ts';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds on the screen as it is, and whether it scrolls sideways; each line begins with the screen's name. */
export async function violations(page: Page, screen: string): Promise<string[]> {
  await page.evaluate(AXE);
  const found = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((all) => all.violations)',
  )) as Finding[];
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...found.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${screen}: ${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`,
      ),
    ),
    ...(wide > 0 ? [`${screen}: ${wide} px too wide`] : []),
  ];
}

export const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['en-US', 'ko-KR'] as const).flatMap((locale) =>
    [
      { width: 1280, height: 900 },
      { width: 360, height: 740 },
    ].map((viewport) => ({ colorScheme, locale, viewport })),
  ),
);
