/** Whole years between a date of birth and a day, both YYYY-MM-DD. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5, 10) ? years - 1 : years;
}

/** Whole months between a date of birth and a day, both YYYY-MM-DD. */
export function monthsOn(birth: string, day: string): number {
  const months =
    (Number(day.slice(0, 4)) - Number(birth.slice(0, 4))) * 12 +
    Number(day.slice(5, 7)) -
    Number(birth.slice(5, 7));
  return day.slice(8, 10) < birth.slice(8, 10) ? months - 1 : months;
}

/** An age in whole units; null or omitted if unknown. */
export interface Age {
  age: number | null;
  ageMonths?: number | null;
  ageDays?: number | null;
}

/** Whether the years, months and days can be the same age. */
export function areAgesConsistent({ age, ageMonths = null, ageDays = null }: Age): boolean {
  if (ageMonths !== null && age !== null && Math.floor(ageMonths / 12) !== age) return false;
  if (ageDays === null) return true;
  const months = ageMonths ?? (age === null ? null : age * 12);
  const span = ageMonths === null ? 12 : 1;
  return months === null || (ageDays >= months * 30.4 - 3 && ageDays <= (months + span) * 30.5 + 3);
}

/** Whole days between a date of birth and a day, both YYYY-MM-DD. */
export const daysOn = (birth: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(birth.slice(0, 10))) / 86_400_000);
