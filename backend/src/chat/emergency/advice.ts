import type { EmergencyAdvice } from '../../../../openapi/contract/site/emergency.js';
import type { Setting } from '../../settings/setting.schema.js';
import type { Urgency } from './urgency.js';

/** India's number for every emergency, and its free helpline for people in distress (Tele-MANAS). */
const NATIONAL_EMERGENCY = '112';
const DISTRESS_HELPLINE = '14416';

type Numbers = Pick<Setting, 'emergencyPhone'>;

const ADVICE: Record<Urgency, (numbers: Numbers) => EmergencyAdvice> = {
  emergency: ({ emergencyPhone }) => ({
    text: `This may be an emergency. Call ${emergencyPhone} now, or ${NATIONAL_EMERGENCY}. Stay with the person, and do not drive yourself. I am a program and cannot judge how serious it is.`,
    phones: [emergencyPhone, NATIONAL_EMERGENCY],
  }),
  selfHarm: ({ emergencyPhone }) => ({
    text: `I am glad that you wrote. Please talk to somebody now: call ${emergencyPhone}, or Tele-MANAS on ${DISTRESS_HELPLINE}, free, day and night. In danger call ${NATIONAL_EMERGENCY}. If you can, go to someone you trust and do not stay alone.`,
    phones: [emergencyPhone, DISTRESS_HELPLINE, NATIONAL_EMERGENCY],
  }),
};

/** What stands before everything else when a text sounds urgent. */
export function adviceFor(urgency: Urgency, numbers: Numbers): EmergencyAdvice {
  const { text, phones } = ADVICE[urgency](numbers);
  return { text, phones: [...new Set(phones)] };
}
