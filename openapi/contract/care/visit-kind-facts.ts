/** The room of a video visit opens to both sides so many minutes before the start. */
export const VIDEO_OPENS_MINUTES = 15;
/** Where the name of the room goes in the hospital's link. */
export const ROOM_PLACE = '{room}';

export const VISIT_KINDS = ['inPerson', 'video'] as const;
export const SLOT_KINDS = [...VISIT_KINDS, 'both'] as const;

/** Whether a time at which a doctor sees patients so is one for a visit of the kind. */
export const fitsKind = (offered: (typeof SLOT_KINDS)[number], kind: (typeof VISIT_KINDS)[number]): boolean =>
  offered === 'both' || offered === kind;
