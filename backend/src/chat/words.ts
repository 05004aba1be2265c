import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { SPECIALITY_WORDS, namesOf } from './complaints/specialities.js';

/** Words without meaning of their own in a question: fillers, persons and courtesies. */
export const FILLERS = new Set(
  `is are am r u wat are am was were be been being do does did doing have has had having i im me my mine we us our you your
  ur u yours he she his her him they them their it its this that these those there here of to in on at for from by with
  about into as and or but if then than so because while also just only even very too really please pls plz kindly
  dear sir madam maam mam hello hi hey ok okay oh well actually basically can could would will shall should may might
  must want wants wanted wanna need needs needed like know tell say says said let lets give gives get gets getting got
  go going gonna find finding see show look looking help ask asking question quick some any anyone anything something
  one ones thing things what whats which whom whose how hows possible able way ways process procedure steps step
  mother father mom dad mummy papa mum son daughter wife husband brother sister child kid baby uncle aunt
  grandmother grandfather grandma grandpa family friend parents myself ji bhai bhaiya didi hai hain ho kya ka ki ke ko
  se me mein mera meri kaise karna karu karun kare chahiye batao bata bataiye please yaar exactly currently presently
  hospital clinic portal website site app online via through using use used per each every all more much many
  having make made makes not no yes yet still again new come came coming share old near nearby accept accepted accepts
  accepting regarding details detail info information interested working
  running lot lots chalega chalta chalti kaun sa aana jana jagah milega milenge milta hoga hogi nahi par liye sure
  confused choose dikhana dikhaye dikhau aap
  lete lena leta`.split(/\s+/),
);

/** The greetings among them. */
export const GREETINGS = new Set(['hello', 'hi', 'hey', 'dear']);

/** "General Medicine" → "@General_Medicine": the concept of a speciality. */
export const specialityConcept = (speciality: Speciality): string => `@${speciality.replace(' ', '_')}`;

const isSeveral = (name: string): boolean => name.includes(' ');
const NAMES = SPECIALITY_WORDS.map((one) => ({
  concept: specialityConcept(one.speciality),
  names: namesOf(one),
}));

/** Phrases with one meaning, read before single words, longest first. */
export const PHRASES: readonly (readonly [string, string])[] = (
  [
    ...NAMES.map(({ concept, names }) => [concept, names.filter(isSeveral).join('|')] as const),
    [
      'price',
      'how much does|how much is|how much do|how much are|how much for|how much|how costly|kitne ka|kitna paisa',
    ],
    ['time', 'what time|which time'],
    ['long', 'how fast|how quickly'],
    [
      'whichdoctor doctor',
      'which doctor|which doctors|which specialist|kis doctor|kaun sa doctor|kaunsa doctor',
    ],
    ['whocansee', 'who can see|family see|others see|other doctors see|doctors see'],
    ['fasting', 'khali pet|empty stomach'],
    ['deducted', 'kat gaya|kat gaye|kat liya|kat liye'],
    ['review doctor', 'rate my doctor|rate doctor|rate our doctor'],
    [
      'insurance',
      'health insurance|star health|hdfc ergo|icici lombard|niva bupa|max bupa|care health|aditya birla health|bajaj allianz|new india assurance|national insurance|sbi general|tata aig|reliance general|pm jay|ayushman bharat|ayushman card|insurance company|insurance companies|insurance policy',
    ],
    ['tieup', 'tie up|tied up|empanelled|empaneled'],
    ['soonest', 'as soon as possible|asap|first available|next available|next free|earliest possible'],
    ['checkup', 'check up|health check up|health checkup|health check'],
    ['xray', 'x ray|x rays'],
    ['ecg', 'e c g|ekg'],
    ['echocardiogram', '2d echo|2 d echo|echo test|heart echo'],
    ['cbc', 'c b c|complete blood picture|hemogram|haemogram'],
    ['hba1c', 'hb a1c|a1c|hba 1c|three month sugar|3 month sugar|sugar average'],
    ['glucose sugar', 'sugar test|diabetes test|blood glucose'],
    ['lipid', 'cholesterol test|cholesterol|lipids'],
    ['b12', 'b 12'],
    ['vitamin d', 'vit d|vitamin d3 test|vitd'],
    ['vitamin', 'vit'],
    ['kidney function', 'kft|rft|renal function'],
    ['liver function', 'lft'],
    ['ultrasound', 'usg|sonography|ultra sound'],
    ['pregnancy', 'upt'],
    ['bloodpressure', 'bp machine|b p machine|bp monitor|blood pressure monitor|blood pressure machine'],
    ['refund', 'money back|get back money|pay back|paid back'],
    [
      'reschedule',
      'change date|change time|change appointment|change slot|another date|another day|different date|different day',
    ],
    [
      'homecollection',
      'home collection|home sample|sample home|collect home|home visit|collection home|blood home|come home|come house',
    ],
    ['delivery', 'home delivery|deliver home|door delivery|doorstep'],
    ['password', 'pass word|pwd'],
    ['signup', 'sign up|create account|create new account|new account|open account|make account'],
    ['login', 'log in|sign in|signin|log on'],
    ['speak', 'talk to|speak to|speak with|talk with|chat with|connect to|connect with'],
    ['human', 'real person|human being|live agent|customer care|customer service|help desk|helpdesk'],
    ['twice', 'two times|2 times'],
    ['thanks', 'thank you|thank u|thx|thanku|ty'],
    ['bye', 'good bye|goodbye|see you|see ya|good night|take care'],
    ['greeting', 'good morning|good afternoon|good evening|whats up|good day'],
    ['howareyou', 'how are you|how r u|how are u|how do you do|hows it going'],
    [
      'whoareyou',
      'who are you|who r u|what are you|are you robot|are you a robot|are you bot|are you a bot|are you human|are you real|your name',
    ],
    ['emergencynumber', 'emergency number|emergency phone|emergency contact|emergency line'],
    ['bodyfat', 'body fat percentage|body fat|fat percentage'],
    ['icu', 'intensive care unit|intensive care'],
    [
      'walkin',
      'walk in|walk in without booking|walk in without appointment|without appointment|without booking|without prior appointment|come directly|directly come',
    ],
  ] as const
)
  .flatMap(([meaning, words]) =>
    words
      .split('|')
      .filter(Boolean)
      .map((phrase) => [phrase, meaning] as const),
  )
  .toSorted(([a], [b]) => b.length - a.length);

const SAME = `
price cost costing charge charges rate rates fee fees kitna kitne rupees rupee rs inr expensive cheap cheapest daam pricing costs tariff
money amount paisa paise
back wapas
bring carry lana lane lekar laana laye
documents document papers paper
sample samples collection collect collected
change edit update modify changing
deducted debited
arrive arrived received receive credited
method methods mode modes option options
required require compulsory mandatory necessary
vegetarian veg
entrance gate
when kab
soonest next upcoming earliest soon first quickest nearest
free available availability availble slot slots vacant vacancy
day days date dates today tomorrow tonight now monday tuesday wednesday thursday friday saturday sunday weekend weekday morning evening afternoon week aaj kal
time timing timings times hours hour hrs samay
doctor doctors dr docs doc physician specialist specialists consultant surgeon daktar docter doctr
appointment appointments appt appoinment apointment visit visits consultation consult consultations consulting meet milne
book booking reserve schedule fix arrange bookings
cancel cancellation cancelled cancelling cancellations canceling
reschedule postpone prepone rescheduling rebook shift
refund refunded refunds
pay payment payments paid paying
card cards debit credit visa mastercard rupay
upi gpay phonepe paytm googlepay bhim
open opening close closing closed opens closes
test tests lab labs laboratory diagnostic diagnostics pathology
medicine medicines med meds medication medications drug drugs tablet tablets pill pills capsule capsules dawai dawa syrup pharmacy chemist
report reports result results
deliver delivery delivered delivering shipping ship courier
track tracking status
order orders ordered ordering
buy purchase purchasing buying
offer offers discount discounts promo promotion coupon
address location located situated direction directions map where kahan reach
phone telephone call contact number mobile helpline
email mail mails
insurance insurer insured mediclaim cashless tpa insurers policy cghs echs pmjay ayushman
registration register signup registering enroll
reset forgot forgotten forget lost remember
prescription prescriptions rx
record records history
download downloading print pdf
upload uploading attach
parking park car cars vehicle bike scooter gadi gaadi
holiday holidays diwali holi eid christmas festival festivals
vaccines vaccine injection injections vaccination
safe private secure
send exchange
stored store keep save kept saved
early before
ahead advance
fasting fast empty
visiting visitor visitors
human person staff someone agent receptionist operator representative reception
speciality specialities specialty specialties speciality department departments
home house doorstep residence ghar
thanks thank thankyou thankful grateful shukriya dhanyavad appreciated
bye goodbye cya tata
greeting namaste namaskar hii hiii helo hlo heyy salaam vanakkam
bmi bodymass
blog blogs article articles
complaint complain complaints grievance
feedback review reviews
ambulance ambulances
emergency emergencies casualty
account profile
sugar glucose
pain dard ache paining hurts hurting
package packages checkup checkups
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Synonyms; the first of a line represents all. */
export const SAME_WORDS: string[][] = [
  ...SAME,
  ...NAMES.map(({ concept, names }) => [concept, ...names.filter((name) => !isSeveral(name))]),
];
