/** What people read about doctor area. */
export const doctorAreaWords = {
  approval: 'Approval',
  yourRegistrationWaitsForApproval: 'Your registration waits for approval',
  administratorLooksAtItUntil:
    'An administrator looks at it. Until then patients do not find you and you see no requests; you can set your',
  daysAndTimes: 'days and times',
  already: 'already.',
  yourRegistrationWasNotApproved: 'Your registration was not approved',
  pleaseCallHospitalIfThis: 'Please call the hospital if this is a mistake.',
  photoOfFullName: (fullName: string) => `Photo of ${fullName}`,
  activeDoctor: 'Active Doctor',
  idDoctorId: (doctorId: string) => `ID: ${doctorId} ·`,
  yourDashboardCouldNotBe: 'Your dashboard could not be loaded.',
  todaysVisits: "Today's visits",
  doctorPortal: 'Doctor Portal',
  doctorPortalV10: 'Doctor Portal v1.0',
  pendingRequests: { one: 'Pending request', other: 'Pending requests' },
  visitsToday: { one: 'Visit today', other: 'Visits today' },
  visitsInNext7Days: { one: 'Visit in the next 7 days', other: 'Visits in the next 7 days' },
  comingVisitsInAll: { one: 'Coming visit in all', other: 'Coming visits in all' },
  answerRequests: 'Answer requests',
} as const;
