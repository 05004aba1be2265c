import type { ChatReply } from '../../../openapi/contract/chat.js';
import type { Setting } from '../settings/setting.schema.js';
import type { Reply } from './topic-replies.js';
import type { Urgency } from './urgent.js';

/** India's number for every emergency, and its free helpline for people in distress (Tele-MANAS). */
const NATIONAL_EMERGENCY = '112';
const DISTRESS_HELPLINE = '14416';

const FIRST: Record<Urgency, (settings: Setting) => string> = {
  emergency: ({ emergencyPhone }) =>
    `This may be an emergency. Call ${emergencyPhone} now, or ${NATIONAL_EMERGENCY}. Stay with the person, and do not drive yourself. I am a program and cannot judge how serious it is.`,
  selfHarm: ({ emergencyPhone }) =>
    `I am glad that you wrote. Please talk to somebody now: call ${emergencyPhone}, or Tele-MANAS on ${DISTRESS_HELPLINE}, free, day and night. In danger call ${NATIONAL_EMERGENCY}. If you can, go to someone you trust and do not stay alone.`,
};

/** The emergency number before everything else, then what was asked, if that is known. It never waits for the staff. */
export function urgentReply(urgency: Urgency, answer: Reply | null, settings: Setting): ChatReply {
  const otherwise = `If nobody is in danger, our reception answers on ${settings.phone}.`;
  return {
    reply: [FIRST[urgency](settings), answer?.reply ?? otherwise].join('\n\n'),
    links: answer?.links ?? [],
    urgent: true,
    question: null,
  };
}
