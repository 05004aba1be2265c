/** What has happened to patients, on their dashboards. */
export const patientActivityWords = {
  anyDoctor: 'a doctor',
  anyDoctorOf: (speciality: string) => `a doctor of ${speciality}`,
  visit: {
    held: (doctor: string) => `You are paying for a visit to ${doctor}.`,
    pending: (doctor: string) => `You asked for an appointment with ${doctor}.`,
    accepted: (doctor: string) => `${doctor} accepted your appointment.`,
    rejected: (doctor: string) => `${doctor} could not accept your appointment request.`,
    completed: (doctor: string) => `Your visit to ${doctor} was completed.`,
    cancelled: (doctor: string) => `Your appointment with ${doctor} was cancelled.`,
  },

  order: {
    reserved: (number: string) => `Your order ${number} is being paid.`,
    lapsed: (number: string) => `Your order ${number} was not paid.`,
    placed: (number: string) => `Your order ${number} was placed.`,
    packed: (number: string) => `Your order ${number} was packed.`,
    shipped: (number: string) => `Your order ${number} is on its way.`,
    delivered: (number: string) => `Your order ${number} was delivered.`,
    cancelled: (number: string) => `Your order ${number} was cancelled.`,
  },

  labTest: {
    held: (name: string) => `You are paying for the lab test ${name}.`,
    lapsed: (name: string) => `The lab test ${name} was not paid.`,
    requested: (name: string) => `You booked the lab test ${name}.`,
    confirmed: (name: string) => `Your lab test ${name} is confirmed.`,
    sampleCollected: (name: string) => `The sample for ${name} is being examined.`,
    reported: (name: string) => `The report on ${name} is ready.`,
    cancelled: (name: string) => `Your lab test ${name} was cancelled.`,
  },

  prescribed: (doctor: string) => `${doctor} wrote you a prescription.`,
  recorded: (title: string) => `${title} was added to your records.`,
} as const;

/** What doctors did, on their dashboards. */
export const doctorActivityWords = {
  somePatient: 'a patient',
  accepted: (patient: string) => `You accepted the appointment of ${patient}.`,
  rejected: (patient: string) => `You rejected the request of ${patient}.`,
  leftToColleagues: (patient: string) => `You left the request of ${patient} to your colleagues.`,
  completed: (patient: string) => `You completed the visit of ${patient}.`,
  cancelled: (patient: string) => `You cancelled the appointment of ${patient}.`,
  followUpBooked: (patient: string) => `You booked a follow-up for ${patient}.`,
  prescribed: (patient: string) => `You wrote a prescription for ${patient}.`,
  recorded: (patient: string) => `You added an entry to the records of ${patient}.`,
  leavePlanned: 'You planned leave.',
} as const;
