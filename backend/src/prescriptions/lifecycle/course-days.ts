import { REFILL_FROM_DAYS } from '../../../../openapi/contract/care/prescriptions.js';
import { daysTogether } from '../prescribed-row.js';
import type { PrescribedRow, Prescription } from '../prescription.schema.js';
import { isSameMedicine, medicinesOf } from './same-medicine.js';

type Lines = Pick<Prescription, 'medicines' | 'medicineKeys'>;

/** The lines of a prescription with the medicine of this one. */
function linesOfCourse(row: Lines, index: number): PrescribedRow[] {
  const medicines = medicinesOf(row);
  return row.medicines.filter((_, n) => isSameMedicine(medicines[index], medicines[n]));
}

/** Lines that are taken at different times of the day run together; others are steps, one after the other. */
function daysOf(lines: PrescribedRow[]): number | null {
  const days = lines.map((line) => line.days ?? null).filter((count) => count !== null);
  if (days.length < lines.length) return null;
  return daysTogether(lines) ?? days.reduce((sum, count) => sum + count, 0);
}

/** The days of all lines with the medicine of this one; null when the course is open. */
export const courseDaysOf = (row: Lines, index: number): number | null => daysOf(linesOfCourse(row, index));

/** Whether a line is a short course, which is not refilled. */
export const isShort = ({ days }: Pick<PrescribedRow, 'days'>): boolean =>
  days !== null && days !== undefined && days < REFILL_FROM_DAYS;

/** The days of the courses that consist of short lines only. @param indexes of the lines that count */
export const daysOfShortCourses = (row: Lines, indexes: number[]): number[] =>
  indexes.flatMap((index) => {
    const lines = linesOfCourse(row, index);
    return lines.every(isShort) ? [daysOf(lines)!] : [];
  });
