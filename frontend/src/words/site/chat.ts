import { counted } from '../../../../openapi/contract/words/plural.js';

/** What people read about chat. */
export const chatWords = {
  yourMessage: 'Your message',
  typeYourQuestion: 'Type your question',
  send: 'Send',
  charactersLeft: (characters: number) =>
    `${counted(characters, { one: 'character', other: 'characters' })} left`,
  assistantIsWriting: 'The assistant is writing',
  sendFailed: 'Your message was not answered.',
  conversation: 'Conversation',
  greeting: (name: string) => `Hello! I am the assistant of ${name}.`,
  greetingTopics: 'Ask me about doctors, lab tests, medicines, opening hours, booking or payment.',
  greetingStaff: 'What I do not know goes to our staff, and their answer appears here.',
  handOverFailed: 'We cannot ask our staff for the answer just now. We go on trying.',
  waitingForStaff: (questions: number) =>
    questions === 1
      ? 'Our staff is looking at your question.'
      : `Our staff is looking at your ${questions} questions.`,
  askUs: 'Ask us',
  emergency: 'Emergency?',
  callNumber: (emergencyPhone: string) => `Call ${emergencyPhone}`,
  chatWithHospital: 'Chat with the hospital',
  assistant: 'Assistant:',
  you: 'You:',
  staffAnswer: (questionText: string, answer: string) =>
    `Our staff has answered “${questionText}”:\n${answer}`,
  staffNoAnswer: (questionText: string) => `Our staff cannot answer “${questionText}” here. Please call us.`,
} as const;
