import { doctors } from '../../../demo/doctors.js';
import { labTests } from '../../../demo/lab/lab-tests.js';
import { medicines } from '../../../demo/pharmacy/medicines.js';
import { faqs } from '../../../demo/site/faqs.js';
import { questions } from '../../../demo/site/questions.js';
import { MessageParser } from '../../src/chat/message-parser.js';
import type { ParsedMessage } from '../../src/chat/message-parser.js';
import type { Phrasing } from './phrasings.js';

const named = <T>(rows: T[], nameOf: (row: T) => string) =>
  rows.map((row) => ({ id: nameOf(row), name: nameOf(row) }));

/** The chat’s parser for the demo hospital; every id is the name or the question itself. */
export const demoParser = (): MessageParser =>
  new MessageParser({
    faqs: faqs.map(({ question, answer }) => ({ id: question, question, answer })),
    answered: questions
      .filter(({ adminReply }) => adminReply !== null)
      .map(({ message, adminReply }) => ({ id: message, question: message, answer: adminReply! })),
    labTests: named(labTests, ({ testName }) => testName),
    medicines: named(medicines, ({ name }) => name),
    doctors: named(doctors, ({ fullName }) => fullName),
  });

/** A Friday afternoon in India. */
const READ_AT = { instant: new Date('2026-11-27T10:00:00Z'), offset: 330, closures: [] };

/** The parsed meaning as a label; of products the first three, which the reply names. */
function labelOf({ urgency, meaning }: ParsedMessage): { kind: string; about: string[] } {
  if (urgency) return { kind: 'urgent', about: [] };
  if (!meaning) return { kind: 'staff', about: [] };
  switch (meaning.kind) {
    case 'topic':
      return { kind: 'topic', about: [meaning.topic] };
    case 'open':
      return { kind: 'topic', about: ['hours'] };
    case 'written':
      return { kind: meaning.from === 'faq' ? 'faq' : 'asked', about: [meaning.id] };
    case 'visit':
    case 'fee':
      return { kind: meaning.kind, about: meaning.speciality ? [meaning.speciality] : meaning.doctorIds };
    case 'labTests':
      return { kind: 'lab', about: meaning.ids.slice(0, 3) };
    case 'medicines':
      return { kind: 'medicine', about: meaning.ids.slice(0, 3) };
  }
}

function fits({ kind, about }: ReturnType<typeof labelOf>, expected: string): boolean {
  const [wantedKind, words = ''] = expected.split(':');
  if (kind !== wantedKind) return false;
  if (kind === 'topic') return about[0] === words;
  const wanted = words.toLowerCase().split(',');
  return about.every((one) => wanted.some((word) => one.toLowerCase().includes(word)));
}

export interface Figures {
  phrases: number;
  answered: number;
  right: number;
  answerable: number;
  /** The share of right answers. */
  precision: number;
  /** The share of answerable phrases that got their answer. */
  recall: number;
  misses: string[];
}

/** Precision and recall on labelled phrasings. */
export function evaluate(parser: MessageParser, phrasings: Phrasing[]): Figures {
  let [answered, right, answerable] = [0, 0, 0];
  const misses: string[] = [];
  for (const { phrase, expected } of phrasings) {
    const given = labelOf(parser.parse(phrase, READ_AT));
    const isRight = expected.some((one) => fits(given, one));
    if (given.kind !== 'staff') answered += 1;
    if (!expected.includes('staff')) answerable += 1;
    if (isRight && given.kind !== 'staff') right += 1;
    if (!isRight)
      misses.push(`${phrase} → ${given.kind} ${given.about.join(', ')} (not ${expected.join('/')})`);
  }
  const [precision, recall] = [right / answered, right / answerable];
  return { phrases: phrasings.length, answered, right, answerable, precision, recall, misses };
}
