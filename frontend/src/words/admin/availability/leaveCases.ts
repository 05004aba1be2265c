/** What people read about visits whose doctors are away. */
export const adminLeaveCaseWords = {
  listEmpty: 'No visit is without its doctor.',
  toBeCalled: 'To be called',
  called: 'Called',
  calledBy: (byName: string, when: string) => `By ${byName}, ${when}`,
  noOneYet: 'No one yet',
  notNeeded: 'Not needed',
  noteCallTitle: (patientName: string) => `Have you spoken to ${patientName}?`,
  noteCallText: 'The case leaves the queue; your name and the time are kept with it.',
  noted: 'The call is noted.',
  noteCallFailed: 'The call was not noted.',
  outcome: 'Outcome',
  chooseUntil: 'Can choose until',
  wentBack: 'Went back',
  visitOf: (patientName: string) => `Visit of ${patientName}`,
  openVisit: 'Open the visit',
} as const;
