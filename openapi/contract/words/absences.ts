interface Closed {
  doctorName: string;
  /** The day, written out. */
  day: string;
  /** Of the holiday or the extra session. */
  name: string | null | undefined;
}

/** Why a patient cannot be seen at the time of a booked visit: what the mail and the patient's area say alike. */
export const absenceWords = {
  isHoliday: ({ doctorName, day, name }: Closed) =>
    `The hospital is closed on ${day}${name ? ` (${name})` : ''}, so ${doctorName} can’t see you then. We are sorry.`,
  isNoSession: ({ doctorName, day, name }: Closed) =>
    `${name ? `“${name}”` : 'The extra session'} on ${day} does not take place, so ${doctorName} can’t see you then. We are sorry.`,
} as const;
