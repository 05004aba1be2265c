/** The tags in reading order, by group. */
export const TAG_GROUPS = [
  {
    name: 'For patients',
    tags: [
      ['Users', 'Log in, register, and find doctors and their free slots.'],
      ['Appointments', 'Request, accept, move, complete and cancel visits.'],
      ['Queue', 'The day of a visit: check-in, tokens, calls and waiting times.'],
      ['Waiting list', 'Get notified when a slot becomes free. The slot is held for the patient.'],
      ['Payments', 'Hosted checkout, webhook events, payments and refunds.'],
      ['Medicines', 'The medicines that the pharmacy sells.'],
      ['Orders', 'Medicine orders, from checkout to delivery.'],
      ['Lab tests', 'The tests that the lab offers.'],
      ['Lab bookings', 'Booked lab tests and their reports.'],
      ['Lab requests', 'Lab tests that doctors request at a visit. The patient books or declines them.'],
      ['Prescriptions', 'Prescriptions of doctors and their expiry.'],
      ['Records', 'Reports, notes, diagnoses, vital signs and documents of patients.'],
      ['Reviews', 'Patient reviews of visits.'],
      ['Notifications', 'Notifications of the caller, as a list and as a live stream.'],
      [
        'Family',
        'Dependants: patients without a login whom a guardian looks after, and how they claim their records.',
      ],
      ['Own account', 'Profile, password, sessions, dashboard and data export of the caller.'],
    ],
  },
  {
    name: 'Public site',
    tags: [
      ['Hospital', 'Facts about the hospital.'],
      ['Search', 'Search across all public content.'],
      ['Chat', 'Ask the hospital a question and get the answer of its staff.'],
      ['Posts', 'Articles of the health blog.'],
      ['FAQs', 'Frequently asked questions.'],
      ['Files', 'Pictures and ID cards.'],
    ],
  },
  {
    name: 'For doctors',
    tags: [
      ['Availability', 'Working hours, extra sessions, leave and holidays.'],
      ['Patients', 'Patients, for their doctors and for administrators.'],
    ],
  },
  {
    name: 'Administration',
    tags: [
      ['Doctors', 'Doctors, for administrators.'],
      ['Doctor IDs', 'Registration codes for doctors.'],
      ['Accounts', 'Accounts of every role.'],
      ['Numbers', 'Statistics of the hospital.'],
      ['Questions', 'Questions that the chat could not answer, and the answers of the staff.'],
      ['Mails', 'Mails that the hospital has sent.'],
      ['Audit trail', 'Log of actions: who did what, and when.'],
      [
        'Safety rules',
        'Entries of the tables that prescriptions are checked with, built in and of the hospital.',
      ],
      ['Settings', 'Settings of the hospital.'],
      ['Health', 'Health checks for operators.'],
    ],
  },
] as const satisfies { name: string; tags: (readonly [name: string, description: string])[] }[];
