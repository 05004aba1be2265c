import type { Page } from '@playwright/test';
import { LANGUAGES, SPECIALITIES } from '../../../openapi/contract/people/field-lists.js';
import { HEALTH_CONDITIONS } from '../../../openapi/contract/shop/medicines.js';
import { fieldText } from '../../src/admin/audit-events/changes';
import { shortId } from '../../src/common/format/format';
import { initialsOf } from '../../src/common/format/text';

/** Parts of formatted dates and times: "Tue, 24 Nov 2026, 10:00 AM IST". */
const DATES =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\b[AP]M\b|\bIST\b/g;
/** Names that no language translates, and the example of an order number. */
const NAMES = ['YouTube', 'LinkedIn', 'HP-2026-7KQ4XM', ...LANGUAGES, ...SPECIALITIES, ...HEALTH_CONDITIONS];
/** A part of a longer text counts as data from this length on: a shortened text, a line of an address. */
const LONG = 25;

const entriesOf = (value: unknown): [string, unknown][] =>
  value && typeof value === 'object' ? Object.entries(value) : [];

function* fieldsIn(value: unknown): Generator<string> {
  for (const [field, part] of entriesOf(value)) {
    yield field;
    yield* fieldsIn(part);
  }
}

/** The texts of an answer, and the labels of the fields of a record before and after a change in the audit trail. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  for (const [field, part] of entriesOf(value)) {
    yield* textsIn(part);
    if (field === 'before' || field === 'after') for (const name of fieldsIn(part)) yield fieldText(name);
  }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Collects what the server sends as data while the page is used. */
export class ServerData {
  private readonly answers: Promise<unknown>[] = [];

  constructor(private readonly page: Page) {
    page.on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('application/json'))
        this.answers.push(response.json().catch(() => null));
    });
  }

  /** A check whether a shown text is data, or is made of it: initials of a name, the end of an id. */
  async check(): Promise<(text: string) => boolean> {
    const sent = await this.page
      .locator('#page-data')
      .evaluateAll((each) => each.map((one) => one.textContent));
    const values = [...sent.map((text) => JSON.parse(text) as unknown), ...(await Promise.all(this.answers))];
    const texts = [...textsIn(values)].flatMap((text) => [text, ...text.split('\n')]).map(inOneLine);
    const known = new Set([...NAMES, ...texts, ...texts.map(initialsOf), ...texts.map(shortId)]);
    const all = texts.join('\n');
    return (text) => known.has(text) || (text.length >= LONG && all.includes(text.replace(/…$/, '')));
  }
}

/** The visible texts of the page and of its attributes, without articles, which authors write. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      if (!parent.closest('script, style, noscript, .prose') && parent.checkVisibility())
        texts.push(walker.currentNode.nodeValue!);
    }
    for (const name of ['placeholder', 'aria-label', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (element.checkVisibility()) texts.push(element.getAttribute(name)!);
    return texts;
  });

/** What is left of a text without its messages and the marks beside them. Messages stand in brackets and may hold each other. */
function withoutMessages(text: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of text) {
    if (letter === '[') depth += 1;
    if (depth === 0) rest += letter;
    if (letter === ']') depth -= 1;
  }
  return inOneLine(rest).replace(/^[\s,·:|]+|[\s,·:|]+$/g, '');
}

/** The parts of the shown texts that are neither messages of the pseudo-language nor data. */
export async function literalsOn(page: Page, data: ServerData): Promise<string[]> {
  const isData = await data.check();
  const parts = (await shownTexts(page)).map(inOneLine).flatMap((text) => {
    const rest = withoutMessages(text);
    if (isData(text) || isData(rest)) return [];
    return rest
      .replace(DATES, '')
      .split(/[,·:;|→]/)
      .map(inOneLine);
  });
  return [...new Set(parts.filter((part) => /[a-z]{2}/i.test(part) && !isData(part)))];
}
