import type { DoctorEntry } from './doctor-entry.js';

/** Children, and women's health. */
export const familyDoctors: Record<'Pediatrics' | 'Gynecology', DoctorEntry[]> = {
  Pediatrics: [
    {
      fullName: 'Dr. Meera Nambiar',
      speaks: ['Malayalam'],
      gender: 'female',
      dob: '1980-08-12',
      wears: 'bindi',
      qualification: 'MBBS, MD (Pediatrics)',
      experience: 19,
      fee: 650,
      days: 'Mon Tue Wed Thu Fri',
      hours: '09:00-12:00/20 17:00-18:20/20',
      description:
        'Follows babies from the first week: weight, feeding, sleep and vaccines. Parents may send one question after each visit, and she answers it by the next morning.',
    },
    {
      fullName: 'Dr. Arjun Deshpande',
      speaks: ['Marathi'],
      gender: 'male',
      dob: '1987-03-03',
      qualification: 'MBBS, DNB (Pediatrics)',
      experience: 12,
      fee: 550,
      days: 'Mon Wed Fri Sat',
      hours: '10:00-13:00/30 16:00-18:00/30',
      description:
        'Treats asthma, allergies and coughs that return every winter. Children practise the inhaler with him until they can do it alone.',
    },
    {
      fullName: 'Dr. Zainab Khan',
      speaks: ['Urdu'],
      gender: 'female',
      dob: '1984-11-29',
      wears: 'hijab',
      qualification: 'MBBS, DCH, MD (Pediatrics), Fellowship in Neonatology',
      experience: 15,
      fee: 750,
      days: 'Tue Thu Sat',
      hours: '09:00-12:30/30',
      description:
        'Cares for babies born early and for newborns with jaundice or slow weight gain. Feeding is watched in the room, in peace, before anything is advised.',
    },
    {
      fullName: 'Dr. Subhash Mohanty',
      speaks: ['Odia', 'Bengali'],
      gender: 'male',
      dob: '1965-01-22',
      qualification: 'MBBS, MD (Pediatrics)',
      experience: 35,
      fee: 800,
      days: 'Mon Tue Thu Fri',
      hours: '11:00-13:40/20',
      description:
        'Sees children with long fevers, anaemia or poor growth. He draws the growth curve with the family and looks for simple causes first.',
    },
    {
      fullName: 'Dr. Ritika Bhandari',
      gender: 'female',
      dob: '1992-06-16',
      qualification: 'MBBS, MD (Pediatrics), PGD (Developmental Neurology)',
      experience: 7,
      fee: 600,
      days: 'Wed Fri Sat Sun',
      hours: '10:30-13:00/30 15:00-17:00/30',
      description:
        'Meets children who speak late, move restlessly or struggle at school. The first hour is mostly play on the floor while she watches and listens.',
    },
  ],
  Gynecology: [
    {
      fullName: 'Dr. Sunita Agarwal',
      gender: 'female',
      dob: '1969-04-25',
      wears: 'bindi',
      qualification: 'MBBS, MS (Obstetrics and Gynaecology)',
      experience: 30,
      fee: 1000,
      days: 'Mon Tue Wed Fri Sat',
      hours: '10:00-13:00/30',
      description:
        'Accompanies pregnancies with high blood pressure, diabetes or an earlier loss. The same midwife is present at every visit, so that two people know your story.',
    },
    {
      fullName: 'Dr. Kavitha Reddy',
      speaks: ['Telugu'],
      gender: 'female',
      dob: '1983-09-14',
      qualification: 'MBBS, MS (Obstetrics and Gynaecology), Fellowship in Reproductive Medicine',
      experience: 16,
      fee: 1200,
      days: 'Tue Thu Fri Sat',
      hours: '09:00-11:00/30 16:00-18:30/30',
      description:
        'Helps couples who wait for a child. She examines both partners, begins with mild treatment, and says plainly when a step is unlikely to work.',
    },
    {
      fullName: 'Dr. Joyce Fernandes',
      speaks: ['Marathi', 'Kannada'],
      gender: 'female',
      dob: '1978-02-19',
      qualification: 'MBBS, DGO, DNB (Obstetrics and Gynaecology)',
      experience: 22,
      fee: 850,
      days: 'Mon Wed Thu Sun',
      hours: '11:00-13:00/20 17:00-19:00/20',
      description:
        'Treats heavy or painful periods, fibroids and endometriosis. When an operation is needed she does it through small cuts, and shows the recording afterwards.',
    },
    {
      fullName: 'Dr. Shabnam Mirza',
      speaks: ['Urdu'],
      gender: 'female',
      dob: '1989-05-31',
      qualification: 'MBBS, MD (Obstetrics and Gynaecology)',
      experience: 10,
      fee: 600,
      days: 'Mon Tue Thu Sat',
      hours: '14:00-17:00/20',
      description:
        'Sees young women for irregular cycles, polycystic ovaries and contraception. Visits are private: nothing is told to relatives without your word.',
    },
  ],
};
