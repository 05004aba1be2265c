/** What people read who have reached the bound of an account or of a network. */
export const limitWords = {
  networkExceeded: 'Very much has come from your network today. Please call us, or try again later.',
  confirmForMore: 'Confirm your email address to do more: open the link that we mailed to you.',
  exceeded: {
    CANCELLATIONS: 'You have cancelled very often today. Please call us to cancel this.',
    LAB_BOOKINGS: 'You have booked many lab tests today. Please call us to book more.',
    DEPENDANTS: 'You have added many people today.',
    QUESTIONS: 'You have asked our staff many questions today. Please call us.',
    INVITATIONS: 'You have sent many invitations today.',
    REVIEWS: 'You have written many reviews today.',
    WAITLIST_JOINS: 'You have joined many waiting lists today.',
  },
  requests: {
    today: 'You have asked for many visits today. Please call us, or choose a free time under Find Doctors.',
    three:
      'You already have three open requests. Cancel one of them, wait for an answer, or choose a free time under Find Doctors and pay it.',
    family:
      'Your family already has many open requests. Cancel one of them, wait for an answer, or choose a free time under Find Doctors and pay it.',
    newAccount:
      'You already have an open request. Confirm your email address to have three: open the link that we mailed to you. Or cancel the request, or wait for an answer.',
    network:
      'Very many requests from your network wait for an answer. Please choose a free time under Find Doctors and pay it, call us, or try again later.',
    networkNewAccounts:
      'Very many requests of new accounts wait for an answer. Please confirm your email address, or choose a free time under Find Doctors and pay it.',
    speciality:
      'Very many requests to this speciality wait for an answer. Please choose a free time under Find Doctors and pay it, or call us.',
  },
  labBookings: {
    open: 'You already have many lab bookings to pay at collection. Cancel one of them, pay by card, or wait until a sample is taken.',
    newAccount:
      'You already have several lab bookings to pay at collection. Confirm your email address to have more, cancel one of them, or pay by card.',
  },
} as const;
