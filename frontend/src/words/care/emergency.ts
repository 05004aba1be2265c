/** What people read about emergency. */
export const emergencyWords = {
  emergencyNumber: 'Emergency number',
  emergencyCall: 'Emergency? Call',
  stepCall: 'Call us, or ask another person to call. Say where you are and what happened.',
  stepStay: 'Stay with the person. Give nothing to eat or drink.',
  stepBreathing: 'Not breathing? Push hard and fast on the middle of the chest, without a pause.',
  stepBleeding: 'Bleeding heavily? Press a clean cloth on it firmly and keep pressing.',
  stepUnconscious: 'Unconscious but breathing? Lay the person on one side, head back.',
  closeEmergencyHelp: 'Close the emergency help',
  callNumber: (number: string) => `Call ${number}`,
  whatToDoFirst: 'What to do first',
  helpAtOnce: 'Help at once',
  whatsappLabel: 'Message us on WhatsApp (opens in a new tab)',
  whatsappLink: 'Message us on WhatsApp',
} as const;
