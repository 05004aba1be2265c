import { z } from 'zod';
import { instant } from '../common.js';
import { ROOM_PLACE, SLOT_KINDS, VISIT_KINDS } from './visit-kind-facts.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/care/visit-kinds.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tVisitKinds = createMessages('contract/care/visit-kinds', messages);

export * from './visit-kind-facts.js';

export const VisitKind = z.enum(VISIT_KINDS, tVisitKinds('kindMissing')).meta({
  id: 'VisitKind',
  description: 'Whether patient and doctor meet at the hospital or by video.',
  examples: ['inPerson'],
});
export type VisitKind = z.infer<typeof VisitKind>;

export const SlotKind = z.enum(SLOT_KINDS, tVisitKinds('offeredKindsMissing')).meta({
  id: 'SlotKind',
  description: 'How a doctor sees patients at a time; both: as the patient likes.',
  examples: ['both'],
});
export type SlotKind = z.infer<typeof SlotKind>;

/** The kind of a visit that is booked; in person when nothing is said. */
export const bookedKind = VisitKind.optional().meta({
  description: 'By video only where the times of the doctor say so; in person when left out.',
});

const LINK_PROBLEM = tVisitKinds('roomAddressFormat', { placeholder: ROOM_PLACE });

/** Whether a text is an https address with the place of the room behind its host. */
function isRoomLink(text: string): boolean {
  if (!/^https:\/\/[^\s"<>\\]+$/.test(text) || text.split(ROOM_PLACE).length !== 2) return false;
  const [before, after] = text.split(ROOM_PLACE);
  if (/[{}]/.test(`${before}${after}`) || !URL.canParse(text.replace(ROOM_PLACE, 'room'))) return false;
  const { host, username, password } = new URL(text.replace(ROOM_PLACE, 'room'));
  return !username && !password && before.startsWith(`https://${host}/`);
}

export const VideoLink = z
  .string(LINK_PROBLEM)
  .trim()
  .max(200, tValidation('textTooLong', { max: 200 }))
  .refine(isRoomLink, LINK_PROBLEM)
  .meta({
    description: `Address of a room for video visits, https, with ${ROOM_PLACE} where its name goes; null without video visits.`,
    examples: [`https://video.example.org/${ROOM_PLACE}`],
  });

export const VideoTimes = z
  .strictObject({
    opensAt: instant('When the room opens'),
    closesAt: instant('When it closes; later while the patient is there'),
  })
  .meta({
    id: 'VideoTimes',
    description: 'When the two can meet by video. `POST …/join` gives the address.',
  });
export type VideoTimes = z.infer<typeof VideoTimes>;
