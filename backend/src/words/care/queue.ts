/** What people read about queue. */
export const queueWords = {
  pleaseComeInItIs: 'Please come in: it is your turn',
  tokenIsReadyToSee: (token: number | undefined, acceptedDoctorName: string | null) =>
    `Token ${token}. ${acceptedDoctorName} is ready to see you.`,
  weMissedYouAtYour: 'We missed you at your visit',
  ifYouAreInHouse: (acceptedDoctorName: string | null, when: string) =>
    `${acceptedDoctorName}, ${when}. If you are in the house, please come to the desk.`,
  youWereExpectedByAnd: (acceptedDoctorName: string | null) =>
    `You were expected by ${acceptedDoctorName}, and have not come. If you are in the house, please come to the desk; otherwise please book another time.`,
  joinInsteadOfCheckingIn: 'This is a video visit: join it here, from 15 minutes before it on.',
  videoVisitHasNoHour: 'This video visit has no hour yet, so its room is not open.',
  videoRoomOpens: (when: string) => `The video room of this visit opens on ${when}.`,
  videoRoomHasClosed: 'The time of this video visit is over, and its room is closed. Please call us.',
  doctorIsReadyByVideo: 'Your doctor is ready: please join the video visit',
  isReadyToSeeYouByVideo: (acceptedDoctorName: string | null) =>
    `${acceptedDoctorName} is ready to see you. Please join the video visit now.`,
  ifYouStillCanPleaseCall: (acceptedDoctorName: string | null, when: string) =>
    `${acceptedDoctorName}, ${when}. Please call us, or book another time.`,
  youWereExpectedByVideo: (acceptedDoctorName: string | null) =>
    `${acceptedDoctorName} expected you by video, and you have not joined. Please call us, or book another time.`,
  thisVisitIsOn: (date: string) => `This visit is on ${date}.`,
  patientHasNotCheckedIn: 'The patient has not checked in yet.',
  patientHasCheckedInAlready: 'The patient has checked in already.',
  patientHasBeenCalledAlready: 'The patient has been called already.',
  patientIsWithDoctorAlready: 'The patient is with the doctor already.',
  patientWasMarkedAsNot: 'The patient was marked as not having come. Check the patient in first.',
} as const;
