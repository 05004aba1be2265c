/** The validation of the forms for a doctor's days. */
import { zodResolver } from '@hookform/resolvers/zod';
import { CreateLeave, UpdateAvailability } from '../../../openapi/contract/care/availability.js';
import { CreateExtraSession } from '../../../openapi/contract/care/extra-sessions.js';
import { DoctorHours } from '../../../openapi/contract/care/hours.js';

export const leaveResolver = zodResolver(CreateLeave);
export const extraSessionResolver = zodResolver(CreateExtraSession);

/** The error of a fee in rupees. */
export const problemOfFee = (fee: number | null): string | undefined =>
  UpdateAvailability.shape.fee.safeParse(fee).error?.issues[0]?.message;

/** The first message per invalid field, by path: `days.0.to`. */
export function problemsOf(hours: DoctorHours): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of DoctorHours.safeParse(hours).error?.issues ?? [])
    problems[path.join('.')] ??= message;
  return problems;
}
