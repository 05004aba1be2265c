/** What people read about doctor area. */
export const doctorAreaWords = {
  approval: 'Approval',
  approvalPending: 'Your registration waits for approval',
  approvalPendingText:
    'An administrator looks at it. Until then patients do not find you and you see no requests.',
  setDaysAndTimes: 'Set your days and times now',
  approvalRefused: 'Your registration was not approved',
  approvalRefusedText: 'Please call the hospital if this is a mistake.',
  photoOf: (fullName: string) => `Photo of ${fullName}`,
  activeDoctor: 'Active Doctor',
  shownDoctorId: (doctorId: string) => `ID: ${doctorId}`,
  loadFailed: 'Your dashboard could not be loaded.',
  todaysVisits: "Today's visits",
  doctorPortal: 'Doctor Portal',
  portalVersion: 'Doctor Portal v1.0',
  pendingRequests: { one: 'Pending request', other: 'Pending requests' },
  visitsToday: { one: 'Visit today', other: 'Visits today' },
  visitsNextWeek: { one: 'Visit in the next 7 days', other: 'Visits in the next 7 days' },
  comingVisits: { one: 'Coming visit in all', other: 'Coming visits in all' },
  answerRequests: 'Answer requests',
} as const;
