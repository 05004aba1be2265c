/** What people read about chat. */
export const chatWords = {
  yourMessage: 'Your message',
  typeYourQuestion: 'Type your question',
  send: 'Send',
  characters: { one: 'character', other: 'characters' },
  left: 'left',
  assistantIsWriting: 'The assistant is writing',
  yourMessageWasNotAnswered: 'Your message was not answered.',
  conversation: 'Conversation',
  helloIAmAssistantOf: (name: string) => `Hello! I am the assistant of ${name}.`,
  askMeAboutDoctorsLab: 'Ask me about doctors, lab tests, medicines, opening hours, booking or payment.',
  whatIDoNotKnow: 'What I do not know goes to our staff, and their answer appears here.',
  weCannotAskOurStaff: 'We cannot ask our staff for the answer just now. We go on trying.',
  question: 'question',
  countQuestions: (count: number) => `${count} questions`,
  ourStaffIsLookingAt: (count: string) => `Our staff is looking at your ${count}.`,
  askUs: 'Ask us',
  emergency: 'Emergency?',
  callEmergencyPhone: (emergencyPhone: string) => `Call ${emergencyPhone}`,
  chatWithHospital: 'Chat with the hospital',
  assistant: 'Assistant: ',
  you: 'You: ',
  ourStaffHasAnswered: (questionText: string, answer: string) =>
    `Our staff has answered “${questionText}”:\n${answer}`,
  ourStaffCannotAnswerHere: (questionText: string) =>
    `Our staff cannot answer “${questionText}” here. Please call us.`,
} as const;
