import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { alarmOf } from './emergency/urgency.js';
import type { Urgency } from './emergency/urgency.js';
import { textKeyOf } from '../questions/text-key.js';
import { waysOf } from './faq-ways.js';
import { complaintIn } from './complaints/complaint.js';
import { OTHER_QUESTIONS } from './complaints/words.js';
import { askedDays } from './opening/asked-days.js';
import type { AskedDays, ReadAt } from './opening/asked-days.js';
import { NameIndex } from './name-index.js';
import type { Found, Named } from './name-index.js';
import { GREETINGS, specialityConcept } from './words.js';
import { Vocabulary, conceptsFor } from './message-words.js';
import type { Word } from './message-words.js';
import { PhraseIndex, conceptsOf } from './phrase-index.js';
import type { Phrased } from './phrase-index.js';
import { TOPICS } from './topics.js';
import type { Topic } from './topics.js';

/** A question and its answer. */
export interface Written {
  id: string;
  question: string;
  answer: string;
}

/** Everything that can currently be answered. */
export interface Answerable {
  faqs: Written[];
  answered: Written[];
  labTests: Named[];
  medicines: Named[];
  doctors: Named[];
}

export type Meaning =
  | { kind: 'topic'; topic: Topic }
  | ({ kind: 'open' } & Omit<AskedDays, 'rest'>)
  | { kind: 'written'; from: 'faq' | 'answered'; id: string; answer: string }
  | { kind: 'visit' | 'fee'; speciality: Speciality | null; doctorIds: string[] }
  | { kind: 'labTests' | 'medicines'; ids: string[] };

export interface ParsedMessage {
  urgency: Urgency | null;
  /** The recognised question if it is certain enough; null forwards the message to the staff. */
  meaning: Meaning | null;
}

/** The minimum score of a matching phrase, tuned on the labelled phrasings in test/chat. */
const PHRASE_THRESHOLD = 0.62;
/** The minimum score at which a written answer has priority over a named product. */
const WELL_WRITTEN = 0.75;
/** The minimum score at which it has priority over everything, also over a partly named product. */
const SAME_QUESTION = 0.9;
/** How complete a name must be without a word such as price or test. */
const ALONE_THRESHOLD = 0.5;

/** The number of products in one reply; its link leads to all. */
export const MAX_NAMED = 3;
/**
 * Words that may accompany a speciality or a doctor in a question about a visit. Any other word makes it
 * another question.
 */
const VISIT_WORDS = conceptsFor(
  'when soonest free day time doctor appointment book opd speciality sit come check good best near today required whichdoctor',
);
/** A question with one of these and no other words is about opening hours. */
const OPEN_WORDS = conceptsFor('open opd holiday work');
/** Words that may accompany them. */
const BESIDE_OPEN = conceptsFor('open opd holiday work time when day soonest clinic until till');
/** Parts of the hospital, which close with it; a question about a day may name them. */
const PARTS = conceptsFor('test medicine');
const EMERGENCY = conceptsFor('emergency');
const FEE_WORDS = conceptsFor('price');
/** With one of these words a complaint is a question about something else. */
const ELSEWHERE = conceptsFor(
  'test report medicine prescription insurance refund pay cancel reschedule deliver order password login account review complain offer package vaccine',
);
/** Words that may accompany the name of a lab test or a medicine. */
const TEST_WORDS = conceptsFor(
  'price test free time when report soonest day book offer long take ready done',
);
const MEDICINE_WORDS = conceptsFor('price medicine free buy stock sell box strip pack order keep');
const KIND_OF_PRODUCT = { labTests: 'test', medicines: 'medicine' } as const;

/** Parses messages: the question and its certainty. Built again when the knowledge changes. */
export class MessageParser {
  private readonly vocabulary: Vocabulary;
  private readonly phrases: PhraseIndex<Meaning>;
  private readonly verbatim: Map<string, Meaning>;
  private readonly products: Record<'labTests' | 'medicines', NameIndex>;
  private readonly doctors: NameIndex;

  constructor({ faqs, answered, labTests, medicines, doctors }: Answerable) {
    const written = [...writtenOf('faq', faqs), ...writtenOf('answered', answered)];
    this.vocabulary = new Vocabulary([
      ...Object.values(TOPICS).flat(),
      ...written.flatMap(({ phrases, details }) => [...phrases, details]),
      ...[...labTests, ...medicines].map(({ name }) => name),
      ...[...VISIT_WORDS, ...BESIDE_OPEN, ...TEST_WORDS, ...MEDICINE_WORDS],
    ]);
    this.verbatim = new Map(written.map(({ answer, phrases }) => [textKeyOf(phrases[0]), answer]));
    this.phrases = new PhraseIndex<Meaning>([...topics(), ...written], this.vocabulary);
    const conceptsIn = (allowed: Set<string>) => (name: string) =>
      [...conceptsOf(this.vocabulary.read(name))].filter((concept) => !allowed.has(concept));
    this.products = {
      labTests: new NameIndex(labTests, conceptsIn(TEST_WORDS)),
      medicines: new NameIndex(medicines, conceptsIn(MEDICINE_WORDS)),
    };
    this.doctors = new NameIndex(doctors, (name) =>
      textKeyOf(name)
        .split(' ')
        .filter((word) => word !== 'dr'),
    );
  }

  parse(message: string, at: ReadAt): ParsedMessage {
    const read = this.vocabulary.read(message);
    const alarm = alarmOf(message);
    const verbatim = this.verbatim.get(textKeyOf(message));
    if (!alarm)
      return {
        urgency: null,
        meaning: verbatim ?? this.opening(message, at) ?? this.meaningOf(message, read),
      };
    const rest = read.filter(({ typed }) => !alarm.words.has(typed));
    return { urgency: alarm.urgency, meaning: verbatim ?? this.visit(rest.filter(({ filler }) => !filler)) };
  }

  /** A question about opening hours, if the message asks for nothing else. */
  private opening(message: string, at: ReadAt): Meaning | null {
    const { rest, ...asked } = askedDays(message, at);
    const namesDay = asked.dates.length > 0 || asked.impossible.length > 0;
    const concepts = [...conceptsOf(this.vocabulary.read(rest))];
    const isOpening = concepts.some((concept) => OPEN_WORDS.has(concept) || (namesDay && concept === 'time'));
    const others = concepts.filter((concept) => !BESIDE_OPEN.has(concept));
    if (!isOpening) return null;
    if (others.length > 0 && others.every((concept) => EMERGENCY.has(concept)))
      return { kind: 'topic', topic: 'emergency' };
    const isPart = namesDay && concepts.includes('open') && others.every((one) => PARTS.has(one));
    if (others.length > 0 && !isPart) return null;
    return { kind: 'open', ...asked };
  }

  private meaningOf(message: string, read: Word[]): Meaning | null {
    const meant = read.filter(({ filler }) => !filler);
    if (meant.length === 0) return { kind: 'topic', topic: read.some(isGreeting) ? 'greeting' : 'aboutMe' };
    const [best] = this.phrases.match(read);
    if (best && best.score >= SAME_QUESTION) return best.answer;
    const known = best && best.score >= PHRASE_THRESHOLD ? best.answer : null;
    // A written answer has priority over a complaint, and over a product's name if it fits well ("fasting for
    // the sugar test"). The chat's own topics come last.
    const trouble = known?.kind === 'written' && !says(meant, 'doctor') ? null : troubleIn(message, meant);
    const written = known?.kind === 'written' && best.score >= WELL_WRITTEN ? known : null;
    return this.visit(meant) ?? trouble ?? written ?? this.product(meant) ?? known;
  }

  /** A visit in a speciality or with a doctor, if the message is about nothing else. */
  private visit(meant: Word[]): Meaning | null {
    const isVisit = ({ concept }: Word) => VISIT_WORDS.has(concept) || FEE_WORDS.has(concept);
    const speciality = meant.map(({ concept }) => toSpeciality(concept)).find((one) => one !== null) ?? null;
    const doctorIds = this.namedDoctors(
      meant.filter((word) => !(word.sure === 1 && isVisit(word))),
      meant,
    );
    if (doctorIds.length === 0) {
      const others = meant.filter((word) => !isVisit(word) && toSpeciality(word.concept) !== speciality);
      if (!speciality || others.length > 0) return null;
    }
    const kind = meant.some(({ concept }) => FEE_WORDS.has(concept)) ? 'fee' : 'visit';
    return { kind, speciality: doctorIds.length > 0 ? null : speciality, doctorIds };
  }

  /** Doctors whose full name was given; a single word counts only with "doctor". */
  private namedDoctors(others: Word[], meant: Word[]): string[] {
    const names = others.filter(({ concept }) => concept !== 'doctor' && !toSpeciality(concept));
    if (names.length < (says(meant, 'doctor') ? 1 : 2)) return [];
    return this.doctors.find(
      names.map(({ typed }) => typed),
      true,
    ).ids;
  }

  /** Price and details of named lab tests or medicines, if the message asks nothing else. */
  private product(meant: Word[]): Meaning | null {
    const [first] = (['labTests', 'medicines'] as const)
      .map((kind) => ({ kind, ...this.findProducts(kind, meant) }))
      .filter(({ ids }) => ids.length > 0)
      .toSorted((a, b) => b.share - a.share);
    return first ? { kind: first.kind, ids: first.ids } : null;
  }

  private findProducts(kind: 'labTests' | 'medicines', meant: Word[]): Found {
    const allowed = kind === 'labTests' ? TEST_WORDS : MEDICINE_WORDS;
    const other = kind === 'labTests' ? KIND_OF_PRODUCT.medicines : KIND_OF_PRODUCT.labTests;
    const names = meant.filter(({ concept }) => !allowed.has(concept));
    if (names.length === 0 || says(meant, other)) return NOT_FOUND;
    const found = this.products[kind].find(names.map(({ concept }) => concept));
    const isAlone = names.length === meant.length;
    return isAlone && found.share < ALONE_THRESHOLD ? NOT_FOUND : found;
  }
}

const says = (meant: Word[], word: string): boolean => meant.some(({ concept }) => concept === word);

/** A visit in the speciality of a complaint, if the message asks for nothing else. */
function troubleIn(message: string, meant: Word[]): Meaning | null {
  const complaint = complaintIn(message);
  if (!complaint) return null;
  const isOther = ({ typed, concept }: Word) => ELSEWHERE.has(concept) || OTHER_QUESTIONS.has(typed);
  const isUnknown = ({ typed, concept }: Word) =>
    complaint.others.includes(typed) && !VISIT_WORDS.has(concept) && !FEE_WORDS.has(concept);
  if (meant.some(isOther) || (!complaint.isSure && meant.some(isUnknown))) return null;
  const isFee = says(meant, 'price');
  if (isFee && !says(meant, 'doctor')) return null;
  return { kind: isFee ? 'fee' : 'visit', speciality: complaint.speciality, doctorIds: [] };
}

const isGreeting = ({ typed }: Word): boolean => GREETINGS.has(typed);

const NOT_FOUND: Found = { ids: [], share: 0 };

const toSpeciality = (concept: string): Speciality | null =>
  SPECIALITIES.find((one) => concept === specialityConcept(one)) ?? null;

const topics = (): Phrased<Meaning>[] =>
  (Object.keys(TOPICS) as Topic[]).map((topic) => ({
    answer: { kind: 'topic', topic },
    phrases: [...TOPICS[topic]],
  }));

const writtenOf = (from: 'faq' | 'answered', rows: Written[]): Required<Phrased<Meaning>>[] =>
  rows.map(({ id, question, answer }) => ({
    answer: { kind: 'written', from, id, answer },
    phrases: [question, ...waysOf(question)],
    details: answer,
  }));
