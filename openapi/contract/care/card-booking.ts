/** Settings that a doctor needs before patients can book a time and pay by card. */
export const CARD_BOOKING_PARTS = ['fee', 'availableDays', 'timeSlots'] as const;
export type CardBookingPart = (typeof CARD_BOOKING_PARTS)[number];

interface Practice {
  /** Fee in any currency unit; 0 for free visits, which need no card. */
  fee?: number | null;
  availableDays?: readonly string[] | null;
  timeSlots?: readonly string[] | null;
}

/** Settings that are missing before patients can book the doctor by card; empty if none. */
export const missingForCards = ({ fee, availableDays, timeSlots }: Practice): CardBookingPart[] => {
  const isSet = {
    fee: fee !== null && fee !== undefined,
    availableDays: Boolean(availableDays?.length),
    timeSlots: Boolean(timeSlots?.length),
  };
  return CARD_BOOKING_PARTS.filter((part) => !isSet[part]);
};
