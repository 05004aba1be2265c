/** The room of a video visit opens this many minutes before the start. */
export const VIDEO_OPENS_MINUTES = 15;
/** Placeholder for the name of the room in the hospital's link. */
export const ROOM_PLACE = '{room}';

export const VISIT_KINDS = ['inPerson', 'video'] as const;
export const SLOT_KINDS = [...VISIT_KINDS, 'both'] as const;

/** Whether a slot of this kind accepts a visit of the given kind. */
export const fitsKind = (offered: (typeof SLOT_KINDS)[number], kind: (typeof VISIT_KINDS)[number]): boolean =>
  offered === 'both' || offered === kind;
