/** Labels and help of the rules of booking and access in the settings. */
export const adminPolicyWords = {
  title: 'Booking and access rules',
  confirmedEmailToBook: 'Patients confirm their email before they book',
  confirmedEmailToBookHelp: 'Off: patients can book at once. The link to confirm is mailed in both cases.',
  doctorApproval: 'An administrator approves new doctors',
  doctorApprovalHelp: 'Off: a doctor with a valid doctor ID appears on the site right after registration.',
  recordOpenMonths: 'Months that records stay open',
  recordOpenMonthsHelp:
    "A doctor can read a patient's whole record for this long after the last visit. Doctors can always read their own notes.",
  reminders: 'Reminders before a visit',
  remindersHelp: 'Sent by mail and as a notification, at most five for each visit. Choose none to send none.',
  waitingList: 'Waiting list',
  offerMinutes: 'Minutes that an offer is held',
  offerMinutesHelp: 'After that the time is offered to the next person.',
  offerLeadMinutes: 'Minutes between offer and visit, at least',
  offerLeadMinutesHelp: 'A time that is nearer is not offered.',
  quietFrom: 'No offers from',
  quietTo: 'No offers until',
  quietHoursHelp: 'A time that becomes free in these hours is open to all patients.',
  noQuietHoursHelp: 'Enter the same time twice to make offers at any hour.',
} as const;
