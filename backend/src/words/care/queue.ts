/** What people read about queue. */
export const queueWords = {
  called: {
    title: 'Please come in: it is your turn',
    body: (token: number | undefined, acceptedDoctorName: string | null) =>
      `Token ${token}. ${acceptedDoctorName} is ready to see you.`,
    videoTitle: 'Your doctor is ready: please join the video visit',
    videoBody: (acceptedDoctorName: string | null) =>
      `${acceptedDoctorName} is ready to see you. Please join the video visit now.`,
  },
  missed: {
    title: 'We missed you at your visit',
    notice: (acceptedDoctorName: string | null, when: string) =>
      `${acceptedDoctorName}, ${when}. If you are in the house, please come to the desk.`,
    body: (acceptedDoctorName: string | null) =>
      `You were expected by ${acceptedDoctorName}, and have not come. If you are in the house, please come to the desk; otherwise please book another time.`,
    videoNotice: (acceptedDoctorName: string | null, when: string) =>
      `${acceptedDoctorName}, ${when}. Please call us, or book another time.`,
    videoBody: (acceptedDoctorName: string | null) =>
      `${acceptedDoctorName} expected you by video, and you have not joined. Please call us, or book another time.`,
  },
  joinVideoInstead: 'This is a video visit: join it here, from 15 minutes before it on.',
  video: {
    hourUndecided: 'This video visit has no hour yet, so its room is not open.',
    opensAt: (when: string) => `The video room of this visit opens on ${when}.`,
    closed: 'The time of this video visit is over, and its room is closed. Please call us.',
  },
  visitIsOnDate: (date: string) => `This visit is on ${date}.`,
  refusal: {
    expected: 'The patient has not checked in yet.',
    arrived: 'The patient has checked in already.',
    called: 'The patient has been called already.',
    inConsultation: 'The patient is with the doctor already.',
    noShow: 'The patient was marked as not having come. Check the patient in first.',
  },
} as const;
