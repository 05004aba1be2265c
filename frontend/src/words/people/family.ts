import type { Relationship } from '../../../../openapi/contract/people/dependants.js';

/** What a person is to the reader. */
const RELATIONSHIPS: Record<Relationship, string> = {
  child: 'Child',
  spouse: 'Spouse',
  parent: 'Parent',
  sibling: 'Sibling',
  grandparent: 'Grandparent',
  grandchild: 'Grandchild',
  ward: 'Ward',
  other: 'Other',
};

/** What people read about those whom they look after. */
export const familyWords = {
  relationships: RELATIONSHIPS,
  for: 'For:',
  whomItIsFor: 'Who it is for',
  yourself: (name: string) => `${name} (you)`,
  you: 'You',
  actForSelf: 'You book for yourself again, and see your own records.',
  actFor: (name: string) => `You book for ${name} now, and see the records of ${name}.`,
  moveCartTitle: (name: string) => `Take the cart along to ${name}?`,
  boxes: { one: 'box', other: 'boxes' },
  moveCartText: (boxes: string, from: string, to: string) =>
    `The cart holds ${boxes}, chosen for ${from}. What is bought from it afterwards is an order of ${to}.`,
  moveCart: 'Take it along',
  keepCart: (name: string) => `Stay with ${name}`,
  intro: (most: number) =>
    `People without a login of their own for whom you book and whose records you see: your children, your parents, at most ${most}.`,
  empty: 'You have not added anyone yet.',
  addPerson: 'Add a person',
  loadFailed: 'The people you look after could not be loaded.',
  limitReached: (most: number) =>
    `You look after ${most} people, as many as one login can. Remove one first, or invite an adult to take their records over.`,
  bornAge: (date: string, age: string) => `${date} (${age})`,
  years: { one: 'year', other: 'years' },
  underOneYear: 'under 1 year',
  relationship: 'Relationship',
  relationshipHint: 'What the person is to you.',
  allergies: 'Allergies',
  noneKnown: 'None known',
  allergiesHint: 'Doctors read this first. Leave it empty when none is known.',
  isOfAge: 'Of age',
  canTakeOver: (years: number) =>
    `Is ${years} or older: invite them to take their records over. Until they have, you go on as before.`,
  inviteFrom: (date: string) => `Can take the records over from ${date} on.`,
  invitedByMail: (email: string, until: string) => `Invited at ${email}. The link works until ${until}.`,
  invitedByCode: (until: string) =>
    `Our desk has printed a code to take the records over. It works until ${until}.`,
  bookFor: 'Book and see records',
  /** The name of a button beside others that do the same for another person. */
  stepOf: (step: string, name: string) => `${step}: ${name}`,
  isChosen: 'Chosen',
  change: 'Change',
  invite: 'Invite to take over',
  inviteAgain: 'Invite again',
  addTitle: 'Add a person you look after',
  changeTitle: (name: string) => `Change the data of ${name}`,
  personAdded: (name: string) => `You can book for ${name} now.`,
  personChanged: 'The data is saved.',
  chooseRelationship: 'Choose …',
  removeTitle: (name: string) => `Remove ${name} from your family?`,
  removeText:
    'You no longer book for this person. A person with visits, orders or records cannot be removed here: these stay until the person takes them over or our desk helps you.',
  removed: (name: string) => `${name} is removed.`,
  removeFailed: 'The person was not removed.',
  inviteTitle: (name: string) => `Let ${name} take their records over?`,
  inviteText: (name: string) =>
    `${name} gets a mail with a link, and chooses a password with it. From that moment on this ends for you:`,
  inviteEnds: [
    'You no longer see their visits, prescriptions, orders, lab results and records.',
    'You can no longer book, move or cancel for them, also what you have booked and paid.',
    'Mails and notices about them go to them alone.',
  ],
  inviteUntil: 'Until then nothing changes.',
  sendInvitation: 'Send the invitation',
  invitationSent: (email: string) => `The invitation is on its way to ${email}.`,
  inviteFailed: 'No invitation was sent.',
  withdraw: 'Withdraw the invitation',
  withdrawTitle: (name: string) => `Withdraw the invitation of ${name}?`,
  withdrawText: (name: string) =>
    `The link that was mailed no longer works. You go on looking after ${name}, and can invite again at any time.`,
  invitationWithdrawn: 'The invitation is withdrawn.',
  withdrawFailed: 'The invitation was not withdrawn.',
  dateInFuture: 'Enter a date that is not in the future.',
} as const;
