import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './expect';
import { loaded, settled, stillLoading } from './site';
import { unsayableNames } from './names';

const asBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** The checker without comments, to halve its size. */
const CHECKER = readFileSync(asBuilder.resolve('axe-core/axe.min.js'), 'utf8');
/** Its rules with the severity of their findings. */
const { _audit } = asBuilder('axe-core') as { _audit: { rules: { id: string; impact: string }[] } };

/** Rules that depend on colours; all others give the same result in both schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Not yet part of the checker: the visible label is in the accessible name (WCAG 2.5.3). */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };
const GRAVE = ['serious', 'critical'];
/** Rules below "serious" are skipped, which saves a seventh of the time. */
const LESSER_RULES = Object.fromEntries(
  _audit.rules.filter(({ impact }) => !GRAVE.includes(impact)).map(({ id }) => [id, { enabled: false }]),
);
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** A route and the heading of its loaded page. */
export type KnownPage = readonly [route: string, heading: string];

/** Waits until the page has its new colours and nothing moves any more. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });

/** The serious and critical findings of the present page, optionally of certain rules. */
export async function graveFindings(page: Page, rules?: string[]): Promise<string[]> {
  // A document that already has the checker does not get it again: parsing costs as much as a check.
  const isAlone = page.frames().length === 1;
  if (isAlone && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(CHECKER);
  const { violations, passes } = await new AxeBuilder({ page, axeSource: isAlone ? '0' : CHECKER })
    .setLegacyMode()
    // Passed checks are not listed node by node.
    .options({
      resultTypes: ['violations'],
      ...(rules
        ? { runOnly: { type: 'rule', values: rules } }
        : { rules: { ...LESSER_RULES, ...MORE_RULES } }),
    })
    .analyze();
  expect([...passes, ...violations].map(({ id }) => id)).toContain('color-contrast');
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => {
      const places = nodes.map(({ target, any }) => [String(target), ...any.map(({ message }) => message)]);
      return `${id}: ${places.map((texts) => texts.join(' ')).join(' | ')}`;
    });
}

/** The serious and critical findings of the present page in the light and dark scheme. */
export async function findings(page: Page, place: string): Promise<string[]> {
  const found = (await unsayableNames(page)).map((name) => `${place}: ${name}`);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // Begins with the last scheme of the previous page, because repainting costs time.
  const schemes = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const grave = await graveFindings(page, colorScheme === schemes[0] ? undefined : COLOUR_RULES);
    found.push(...grave.map((finding) => `${place}, ${colorScheme}, ${finding}`));
  }
  return found;
}

/** By how many px the page is wider than the screen. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const onWideScreen = (page: Page) => page.setViewportSize(WIDE);

/** The problems of the present page: serious findings in both schemes, and overflow on a phone of 360 px. */
export async function faultsOf(page: Page, place: string): Promise<string[]> {
  const found = await findings(page, place);
  await page.setViewportSize(PHONE);
  await loaded(page);
  await settle(page);
  const beyond = await overhang(page);
  await onWideScreen(page);
  return beyond > 0 ? [...found, `${place}: ${beyond} px too wide`] : found;
}

/** Content far below loads on an interaction, or after some time. */
async function fetchWhatIsBelow(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return stillLoading(page).count();
    })
    .toBe(0);
}

/** Navigates within the running site: each page is known by its heading. */
export async function faultsOfPages(page: Page, pages: readonly KnownPage[]): Promise<string[]> {
  const found: string[] = [];
  for (const [route, heading] of pages) {
    await page.goto(`/#${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await fetchWhatIsBelow(page);
    await settled(page);
    found.push(...(await faultsOf(page, route)));
  }
  return found;
}
