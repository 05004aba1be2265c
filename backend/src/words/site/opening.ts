/** What the chat says about opening hours and closures. `day` is "Today, Fri, 27 Nov 2026," or "On Sun, 29 Nov 2026". */
export const openingWords = {
  today: (day: string) => `Today, ${day},`,
  tomorrow: (day: string) => `Tomorrow, ${day},`,
  onDay: (day: string) => `On ${day}`,
  openHours: (hours: string) => `We are open ${hours}.`,
  openOn: (day: string, from: string, to: string) => `${day} we are open from ${from} to ${to}.`,
  closedOn: (day: string, hours: string) => `${day} we are closed. We are open ${hours}.`,
  closedOnFor: (day: string, reason: string) => `${day} we are closed: ${reason}`,
  openNow: (to: string) => `We are open now, until ${to}.`,
  closedNow: 'We are closed now.',
  openAt: ({ day, time, from, to }: { day: string; time: string; from: string; to: string }) =>
    `${day} we are open at ${time}: from ${from} to ${to}.`,
  closedAt: ({ day, time, from, to }: { day: string; time: string; from: string; to: string }) =>
    `${day} we are closed at ${time}: we are open from ${from} to ${to}.`,
  opensToday: (from: string) => `We open today at ${from}.`,
  opensAgainOn: (day: string, from: string, to: string) => `We open again on ${day}, from ${from} to ${to}.`,
  askWhenItOpens: (phone: string) => `Please call ${phone} to ask when we open again.`,
  closure: (day: string, reason: string) => `Closed on ${day}: ${reason}`,
  closurePeriod: (from: string, to: string, reason: string) => `Closed from ${from} to ${to}: ${reason}`,
  noSuchDay: (day: string) => `${day} is not a date in the calendar. Please check the day and the month.`,
  dayIsOver: (day: string) => `${day} is over.`,
  emergencyAtAnyTime: (phone: string) => `For an emergency call ${phone} at any time.`,
} as const;
