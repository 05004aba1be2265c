import type { Speciality } from '../../../../openapi/contract/people/fields.js';

/** Everyday words for a speciality. */
interface SpecialityWords {
  speciality: Speciality;
  /** Its doctors and its department; "|" separates synonyms. */
  called: string;
  /** Single words for what it treats. None of them is a complaint by itself. */
  about: string;
  /** Meanings from words.ts that lead to it when the text has no complaint, as parts of the body. */
  parts: string;
  /**
   * Complaints. A line is "topic | rule": the everyday words for related content (tests, articles), and
   * meanings from words.ts that occur near each other in any order. "a/b" is either, "a+b" one directly after
   * the other, "-c" must not occur. The first meaning is the subject; "trouble" is any meaning with "*".
   */
  complaints: string;
}

/**
 * Maps everyday words to specialities, for search and chat. The order decides between several matches: a child
 * with toothache goes to the dentist, one with fever to the pediatrician.
 */
export const SPECIALITY_WORDS: readonly SpecialityWords[] = [
  {
    speciality: 'Dentistry',
    called: 'dentistry|dentist|dentists|dental',
    about: 'teeth tooth gum gums',
    parts: 'tooth gum',
    complaints: `
teeth | toothache
teeth | tooth trouble/worm/sensitive/bad/red/dark/fall
teeth | gum trouble/red/bad/blood
teeth | mouth smell/acidity/trouble
teeth | breath smell
teeth | foul+breath
teeth | root+canal
`,
  },
  {
    speciality: 'Ophthalmology',
    called: 'ophthalmology|ophthalmologist|opthalmologist',
    about: 'eye eyes vision sight eyesight',
    parts: 'eye sight glasses',
    complaints: `
eyes | eye trouble/red/water/bad/dry/sensitive/high -dark -spot
eyes | blurred
eyes | cataract
eyes | sight low/bad/blurred/weak
eyes | glasses
eyes | see neg/hard clear
eyes | see blurred/low/double
eyes | dikhai neg/low
`,
  },
  {
    speciality: 'Gynecology',
    called:
      'gynecology|gynecologist|gynaecology|gynaecologist|gynae|gyno|gynec|gynac|obstetrician|maternity|lady doctor|womens doctor|ladies doctor|womens health',
    about: 'women woman',
    parts: 'womb breast',
    complaints: `
pregnancy | pregnant
periods | period trouble/irregular/neg/bad/blood/high/low
periods | period
pcod | pcod
pregnancy | infertility
pregnancy | child+neg+ho
women | womb
women | white discharge/water
women | discharge irregular/smell/bad/itch -ear -nose -eye
women | breast trouble/bad
`,
  },
  {
    speciality: 'Pediatrics',
    called:
      'pediatrics|pediatric|pediatrician|paediatrics|paediatrician|paediatric|pediatricians|child doctor|children doctor|kids doctor|baby doctor|child specialist|children specialist|kids specialist|baby specialist',
    about: 'child children',
    parts: 'child',
    complaints: `
child | child trouble
child | child vaccine
child | child neg/low/hard/bad eat/grow/sleep/urine/see
child | child sleep/stool/bad
child | few+unit+old trouble
child | young fever/cold/vomiting/motions/vaccine
child | teething
child | vaccine
`,
  },
  {
    speciality: 'Psychiatry',
    called: 'psychiatry|psychiatrist|psychiatrists|mental health|mind doctor',
    about: 'mental',
    parts: '',
    complaints: `
sleep | sleep neg/hard/bad/low
sleep | insomnia
stress | anxiety -heart
depression | depression
depression | sad
depression | feeling low
stress | stress
mind | addiction
mind | alcohol habit/addiction
mind | anger
mind | mind bad/irregular/sad/neg
mind | hearing voices
`,
  },
  {
    speciality: 'Cardiology',
    called: 'cardiology|cardiologist|cardiologists|cardio',
    about: 'heart cardiac dil',
    parts: 'heart heartbeat',
    complaints: `
heart | heart trouble/fast/irregular/tight/press/bad/attack -burning
heart | heartbeat fast/irregular/bad/high/low
heart | palpitations
heart | chest pain/tight/press/bad -cold
cholesterol | cholesterol
`,
  },
  {
    speciality: 'Neurology',
    called: 'neurology|neurologist|neurologists|neuro',
    about: 'brain nerve nerves',
    parts: 'brain nerve',
    complaints: `
headache | headache -fever
headache | head pain/tight/heavy -fever
headache | headHi+pain -fever
headache | headHi+there+pain -fever
headache | headHi+there+tight pain -fever
brain | nerve trouble
headache | half+headHi
brain | numb
brain | limb burning
brain | shaking -fever
brain | epilepsy
brain | fits
brain | paralysis
brain | memory low/bad
brain | dementia
`,
  },
  {
    speciality: 'Dermatology',
    called: 'dermatology|dermatologist|dermatologists|derma|skin care doctor',
    about: 'skin',
    parts: 'skin hair nail',
    complaints: `
skin | pimple
skin | rash -fever
skin | itch -throat -nose -ear
skin | skin trouble/red/dry/dark/spot/white/bad
skin | hair fall/low/bad/white/dry
skin | bald
skin | white+spot
skin | dark spot
skin | spot face
skin | face trouble/red/dry
skin | nail trouble/bad/sensitive
skin | daad
`,
  },
  {
    speciality: 'Orthopedics',
    called: 'orthopedics|orthopedic|orthopaedic|orthopaedics|ortho|orthopedist|orthopedician',
    about: 'bone bones haddi knee knees joint joints',
    parts: 'bone joint knee back neck shoulder',
    complaints: `
knee | knee trouble/bad
back | back pain/stiff/injury/numb/bad
back | backache
joints | neck trouble
joints | shoulder trouble/bad
joints | joint trouble/bad
bones | bone trouble/bad
joints | limb pain/stiff/injury
joints | limb swelling -foot
joints | limb neg lift
bones | injury
bones | arthritis
back | disc trouble/slip/slipped
joints | stiff
`,
  },
  {
    speciality: 'General Medicine',
    called: 'general medicine|general physician|general doctor|family doctor|gp doctor|gp',
    about: '',
    parts: '',
    complaints: `
fever | fever
cold | cold
cold | nose blocked/water/bad/trouble/blood
cold | throat trouble/bad
general | ear trouble/bad/blocked/hard/water/low/neg/discharge
cold | tonsils
stomach | stomach trouble/bad/tight
stomach | pet trouble/bad/tight
stomach | acidity
stomach | heartburn
stomach | chest burning
stomach | vomiting
stomach | motions
stomach | constipation
stomach | stool trouble/blood/neg/bad/hard
stomach | poisoning
stomach | piles
weakness | weak
weakness | eat neg/low/bad
weight | weight high/low/bad/suddenly
sugar | sugar
bp | hypertension
bp | blood press
thyroid | thyroid
liver | jaundice
liver | liver trouble/bad
kidney | kidney trouble/bad/stone
kidney | stone
kidney | urine trouble/bad/neg/hard/blood/red/sensitive/stop
blood | anaemia
blood | blood low
asthma | asthma
breath | breath trouble/hard/fast/bad/phoolna/phool/phoolti/short/shortness
general | dizzy
general | allergy
general | infection
pain | body trouble
pain | swelling
pain | pain
general | trouble
`,
  },
];

/** Words and phrases for a speciality. With a topic's words they find its records. */
export const namesOf = ({ called, about }: SpecialityWords): string[] => [
  ...called.split('|'),
  ...about.split(' ').filter(Boolean),
];
