/** The parts of the document in the order in which they are read: groups, each with its tags. */
export const TAG_GROUPS = [
  {
    name: "Patients' journeys",
    tags: [
      ['Users', 'Log in, register, find doctors and their slots.'],
      ['Appointments', 'Ask for a visit, answer it, follow it.'],
      ['Queue', 'The day of a visit: check-in, tokens, who is called, who waits how long.'],
      ['Waiting list', 'Be told when a time is free, and have it held.'],
      ['Payments', 'Hosted checkout, its events, and what was paid.'],
      ['Medicines', 'The shelf of the pharmacy.'],
      ['Orders', 'Medicines that were bought, from the order to the door.'],
      ['Lab tests', 'What the lab offers.'],
      ['Lab bookings', 'Booked lab tests and their reports.'],
      ['Lab requests', 'Lab tests that doctors ask for at a visit; the patient books or declines them.'],
      ['Prescriptions', 'What doctors prescribed, and when it runs out.'],
      ['Records', 'Reports, notes, diagnoses, vital signs and documents of patients.'],
      ['Reviews', 'What patients say about their visits.'],
      ['Notifications', 'News for the logged-in person, as a list and live.'],
      ['Family', 'People without a login whom a patient looks after, and how they take their records over.'],
      ['Own account', 'Profile, password, sessions, dashboard and all own data.'],
    ],
  },
  {
    name: 'The public site',
    tags: [
      ['Hospital', 'About the hospital.'],
      ['Search', 'One search over everything public.'],
      ['Chat', 'Ask the hospital, and get the answer of its staff.'],
      ['Posts', 'Articles of the health blog.'],
      ['FAQs', 'Questions that are often asked.'],
      ['Files', 'Pictures and ID cards.'],
    ],
  },
  {
    name: "Doctors' work",
    tags: [
      ['Availability', 'When a doctor sees patients, and leave.'],
      ['Patients', 'Patients as a resource: for their doctors, and for administrators.'],
    ],
  },
  {
    name: 'Administration',
    tags: [
      ['Doctors', 'Doctors as a resource.'],
      ['Doctor IDs', 'Registration codes of doctors.'],
      ['Accounts', 'Every account, whatever its role.'],
      ['Numbers', 'What happened in the hospital, in numbers.'],
      ['Questions', 'What the chat could not answer, and what the staff answered.'],
      ['Mails', 'What the hospital has mailed.'],
      ['Audit trail', 'Who did what.'],
      ['Settings', 'What the hospital says about itself.'],
      ['Health', 'For those who run the portal.'],
    ],
  },
] as const satisfies { name: string; tags: (readonly [name: string, description: string])[] }[];
