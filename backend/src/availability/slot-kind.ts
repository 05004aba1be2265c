import type { SlotKind } from '../../../openapi/contract/care/visit-kinds.js';
import type { Practice } from './doctor-hours.js';

/** How a doctor sees patients at a time of a weekday: in person where nothing else is said. */
export function slotKindOf({ hours }: Practice, weekday: string, time: string): SlotKind {
  const day = hours?.days.find((one) => one.day === weekday);
  if (!day) return 'inPerson';
  const isAfterBreak = Boolean(day.breakTo) && time >= day.breakTo!;
  return (isAfterBreak ? day.kindAfterBreak : day.kind) ?? 'inPerson';
}

/** Whether any of a doctor's times is not in person alone. */
export const hasVideoTimes = ({ hours }: Practice): boolean =>
  Boolean(hours?.days.some(({ kind, kindAfterBreak }) => [kind, kindAfterBreak].some(isByVideo)));

const isByVideo = (kind: SlotKind | undefined): boolean => kind === 'video' || kind === 'both';
