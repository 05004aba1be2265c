/** What people read about those whom they look after. */
export const dependantWords = {
  birthDateByDesk: 'This person is of age. Our desk can correct the date of birth.',
  invitation: {
    networkExceeded: 'Many invitations have been sent from your network.',
    addressExceeded: 'This address has been invited several times.',
    exceeded: 'You have sent many invitations.',
    body: (holder: string, claimDays: number) =>
      `${holder} looks after your visits and records on our site, and invites you to take them over. The button below lets you choose a password; it works once and for ${claimDays} days. From then on you alone see them.`,
  },
  aPatient: 'A patient of our hospital',
  claimed: {
    title: (name: string) => `${name} has taken the records over`,
    body: (name: string) =>
      `${name} logs in with a password of their own now. You no longer see their visits, orders and records, and get no more news of them.`,
  },
  accessEnded: {
    title: (name: string) => `You no longer look after ${name} here`,
    body: (name: string, reason: string) =>
      `Our desk has ended your access to the visits, orders and records of ${name}. Reason: ${reason}`,
    personTitle: 'Somebody no longer looks after your records',
    personBody: (holder: string) =>
      `Our desk has ended the access of ${holder} to your visits, orders and records. To log in yourself, please ask our desk for a code.`,
  },
  ofAge: {
    title: (name: string) => `${name} is 18 and can take the records over`,
    body: (name: string) =>
      `From the 18th birthday on people look after their own visits and records. Please invite ${name} with their email address; until they take over you go on as before.`,
  },
  myFamily: 'My family',
  seeHospital: 'See the hospital',
} as const;
