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
  description: 'Whether patient and doctor meet in person or by video.',
  examples: ['inPerson'],
});
export type VisitKind = z.infer<typeof VisitKind>;

export const SlotKind = z.enum(SLOT_KINDS, tVisitKinds('offeredKindsMissing')).meta({
  id: 'SlotKind',
  description: 'Kind of visit at a time; both: the patient chooses.',
  examples: ['both'],
});
export type SlotKind = z.infer<typeof SlotKind>;

/** Kind of a booked visit; in person if omitted. */
export const bookedKind = VisitKind.optional().meta({
  description: 'Kind of visit. By video only if the slot of the doctor allows it; in person if omitted.',
});

const LINK_PROBLEM = tVisitKinds('roomAddressFormat', { placeholder: ROOM_PLACE });

/** Whether a text is an https URL with the room placeholder after its host. */
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
    description: `URL template of the rooms for video visits: https, with ${ROOM_PLACE} in place of the room name; null without video visits.`,
    examples: [`https://video.example.org/${ROOM_PLACE}`],
  });

export const VideoTimes = z
  .strictObject({
    opensAt: instant('Time when the room opens'),
    closesAt: instant('Time when the room closes (later while the patient is in it)'),
  })
  .meta({
    id: 'VideoTimes',
    description: 'Opening times of the video room. `POST …/join` returns its URL.',
  });
export type VideoTimes = z.infer<typeof VideoTimes>;
