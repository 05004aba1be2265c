import type { SlotKind } from '../../../openapi/contract/care/visit-kinds.js';
import { weekdayOf } from '../common/hospital-clock.js';
import { extraTimesOn } from './doctor-hours.js';
import type { Practice } from './doctor-hours.js';

/** The kind of a doctor's visits at a time: by default in person, also at extra sessions. */
export function slotKindOf(doctor: Practice, date: string, time: string): SlotKind {
  const weekday = weekdayOf(date);
  const day = doctor.hours?.days.find((one) => one.day === weekday);
  if (!day || extraTimesOn(doctor, date).some((extra) => extra.time === time)) return 'inPerson';
  const isAfterBreak = Boolean(day.breakTo) && time >= day.breakTo!;
  return (isAfterBreak ? day.kindAfterBreak : day.kind) ?? 'inPerson';
}

/** Whether any of a doctor's times is not only in person. */
export const hasVideoTimes = ({ hours }: Practice): boolean =>
  Boolean(hours?.days.some(({ kind, kindAfterBreak }) => [kind, kindAfterBreak].some(isByVideo)));

const isByVideo = (kind: SlotKind | undefined): boolean => kind === 'video' || kind === 'both';
