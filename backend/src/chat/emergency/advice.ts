import type { EmergencyAdvice } from '../../../../openapi/contract/site/emergency.js';
import type { Setting } from '../../settings/setting.schema.js';
import type { Urgency } from './urgency.js';
import { tChat } from '../../messages/site/chat.js';

/** India's number for every emergency, and its free helpline for people in distress (Tele-MANAS). */
const NATIONAL_EMERGENCY = '112';
const DISTRESS_HELPLINE = '14416';

type Numbers = Pick<Setting, 'emergencyPhone'>;

const ADVICE: Record<Urgency, (numbers: Numbers) => EmergencyAdvice> = {
  emergency: ({ emergencyPhone }) => ({
    text: tChat('urgent.emergency', { emergencyPhone, nationalEmergency: NATIONAL_EMERGENCY }),
    phones: [emergencyPhone, NATIONAL_EMERGENCY],
  }),
  selfHarm: ({ emergencyPhone }) => ({
    text: tChat('urgent.distress', {
      emergencyPhone,
      distressHelpline: DISTRESS_HELPLINE,
      nationalEmergency: NATIONAL_EMERGENCY,
    }),
    phones: [emergencyPhone, DISTRESS_HELPLINE, NATIONAL_EMERGENCY],
  }),
};

/** The text shown first when a message sounds urgent. */
export function adviceFor(urgency: Urgency, numbers: Numbers): EmergencyAdvice {
  const { text, phones } = ADVICE[urgency](numbers);
  return { text, phones: [...new Set(phones)] };
}
