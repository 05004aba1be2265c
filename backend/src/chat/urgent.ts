export type Urgency = 'emergency' | 'selfHarm';

/** What sounds like an emergency: all words of a line, in any order. Rather once too often than once too seldom. */
const EMERGENCY = `
chest pain
chest tight
chest tightness
chest pressure
chest heavy
cant breathe
not breathe
struggling breathe
short breathe
shortness breathe
gasping
choking
choke
heart attack
cardiac arrest
stroke
face drooping
slurred speech
paralysed
paralyzed
unconscious
passed out
not waking
wont wake
not responding
bleeding
blood vomiting
vomiting blood
coughing blood
poison
swallowed
overdose
overdosed
seizure
snake bite
snakebite
severe burn
burnt
accident
head injury
electric shock
electrocuted
drowning
drowned
anaphylaxis
severe allergic
water broke
labour pain
labor pain
ambulance
emergency now
emergency help
`;

const SELF_HARM = `
suicide
kill myself
end life
want die
harm myself
hurt myself
self harm
cut myself
`;

const rulesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

const RULES: [Urgency, string[][]][] = [
  ['selfHarm', rulesOf(SELF_HARM)],
  ['emergency', rulesOf(EMERGENCY)],
];

/** Every word that one of the rules is made of; they are known to the speller. */
export const URGENT_WORDS: string[] = RULES.flatMap(([, rules]) => rules.flat());

export interface Alarm {
  urgency: Urgency;
  /** The words that sound so. */
  words: string[];
}

/**
 * How urgent a message sounds; null when it does not.
 * @param has whether the message has this word, also misspelt or in another form
 */
export function alarmOf(has: (word: string) => boolean): Alarm | null {
  for (const [urgency, rules] of RULES) {
    const words = rules.find((rule) => rule.every(has));
    if (words) return { urgency, words };
  }
  return null;
}
