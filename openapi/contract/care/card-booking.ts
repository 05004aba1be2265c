/** What a doctor must have set before a patient can book a time and pay for it by card. */
export const CARD_BOOKING_PARTS = ['fee', 'availableDays', 'timeSlots'] as const;
export type CardBookingPart = (typeof CARD_BOOKING_PARTS)[number];

interface Practice {
  /** In any unit of money; a card payment of nothing is impossible. */
  fee?: number | null;
  availableDays?: readonly string[] | null;
  timeSlots?: readonly string[] | null;
}

/** What keeps patients from booking a doctor by card; empty for a doctor who can be booked. */
export const missingForCards = ({ fee, availableDays, timeSlots }: Practice): CardBookingPart[] => {
  const isSet = {
    fee: Boolean(fee),
    availableDays: Boolean(availableDays?.length),
    timeSlots: Boolean(timeSlots?.length),
  };
  return CARD_BOOKING_PARTS.filter((part) => !isSet[part]);
};
