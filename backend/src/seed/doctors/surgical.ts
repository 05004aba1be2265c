import type { DoctorEntry } from './doctor-entry.js';

/** Bones and joints, teeth, eyes. */
export const surgicalDoctors: Record<'Orthopedics' | 'Dentistry' | 'Ophthalmology', DoctorEntry[]> = {
  Orthopedics: [
    {
      fullName: 'Dr. Vikram Rathore',
      gender: 'male',
      dob: '1975-10-06',
      qualification: 'MBBS, MS (Orthopaedics), Fellowship in Joint Replacement',
      experience: 24,
      fee: 1000,
      days: 'Mon Tue Thu Fri',
      hours: '09:00-12:00/30 17:00-18:30/30',
      description:
        'Replaces worn knees and hips when exercises and medicine no longer help. Before that he plans three months without surgery with a physiotherapist.',
    },
    {
      fullName: 'Dr. Manjunath Hegde',
      gender: 'male',
      dob: '1983-02-27',
      qualification: 'MBBS, DNB (Orthopaedics), Fellowship in Arthroscopy',
      experience: 16,
      fee: 850,
      days: 'Mon Wed Sat',
      hours: '15:00-18:00/20',
      description:
        'Treats torn ligaments, shoulders that slip and other injuries from sport. He agrees on a date for going back to play and works back from it.',
    },
    {
      fullName: 'Dr. Aditi Chatterjee',
      gender: 'female',
      dob: '1988-07-04',
      qualification: 'MBBS, MS (Orthopaedics)',
      experience: 11,
      fee: 700,
      days: 'Tue Wed Fri Sat',
      hours: '10:00-12:00/20 16:00-17:20/20',
      description:
        'Looks after broken wrists and ankles, and children with crooked or limping legs. Plaster or splint is chosen together with the family.',
    },
    {
      fullName: 'Dr. Ibrahim Shaikh',
      gender: 'male',
      dob: '1966-06-30',
      qualification: 'MBBS, MS (Orthopaedics), MCh (Orthopaedics)',
      experience: 33,
      fee: 1300,
      days: 'Wed Thu Sun',
      hours: '10:00-13:00/30',
      description:
        'Sees back and neck pain, slipped discs and narrowing of the spine. Most people leave with exercises; he operates when nerves are in danger.',
    },
  ],
  Dentistry: [
    {
      fullName: 'Dr. Neha Joshi',
      gender: 'female',
      dob: '1990-01-15',
      qualification: 'BDS, MDS (Conservative Dentistry and Endodontics)',
      experience: 10,
      fee: 400,
      days: 'Mon Tue Wed Fri Sat',
      hours: '09:30-12:30/30 16:00-18:30/30',
      description:
        'Saves painful teeth with root canal treatment, often in one sitting. She agrees on a hand sign for a pause before starting.',
    },
    {
      fullName: 'Dr. Karthik Raman',
      gender: 'male',
      dob: '1986-09-22',
      qualification: 'BDS, MDS (Orthodontics)',
      experience: 14,
      fee: 500,
      days: 'Tue Thu Sat',
      hours: '10:00-13:00/20 17:00-18:40/20',
      description:
        'Straightens teeth with braces or clear aligners, for children and adults. You see a model of the result and the months it will take before deciding.',
    },
    {
      fullName: 'Dr. Harleen Kaur',
      gender: 'female',
      dob: '1993-03-18',
      qualification: 'BDS, MDS (Paediatric and Preventive Dentistry)',
      experience: 6,
      fee: 350,
      days: 'Mon Wed Fri Sun',
      hours: '10:00-12:00/20 15:00-17:00/20',
      description:
        'Treats children who are afraid of the chair. The first visit is for counting teeth and riding the chair up and down; drilling waits.',
    },
    {
      fullName: 'Dr. Prakash Solanki',
      gender: 'male',
      dob: '1971-12-11',
      qualification: 'BDS, MDS (Oral and Maxillofacial Surgery)',
      experience: 27,
      fee: 750,
      days: 'Mon Thu Fri',
      hours: '11:00-14:00/30',
      description:
        'Removes wisdom teeth, places implants and mends broken jaws. Blood thinners and diabetes are sorted out with your physician before the date is set.',
    },
  ],
  Ophthalmology: [
    {
      fullName: 'Dr. Padmini Rao',
      gender: 'female',
      dob: '1964-10-28',
      wears: 'bindi',
      qualification: 'MBBS, MS (Ophthalmology)',
      experience: 35,
      fee: 900,
      days: 'Mon Tue Wed Thu',
      hours: '08:30-11:30/30',
      description:
        'Operates on cataracts and chooses the lens to fit how you live, whether you read, sew or drive at night. The second eye is never hurried.',
    },
    {
      fullName: 'Dr. Sameer Bhatt',
      gender: 'male',
      dob: '1982-05-20',
      qualification: 'MBBS, MS (Ophthalmology), Fellowship in Vitreo-Retinal Surgery',
      experience: 17,
      fee: 1100,
      days: 'Tue Wed Fri Sat',
      hours: '10:00-12:00/20 16:00-18:00/20',
      description:
        'Treats the retina: diabetes in the eye, sudden floaters, swelling at the centre of sight. Pupils are widened, so come with someone who can take you home.',
    },
    {
      fullName: 'Dr. Tenzin Wangmo',
      gender: 'female',
      dob: '1991-08-07',
      qualification: 'MBBS, DNB (Ophthalmology)',
      experience: 8,
      fee: 500,
      days: 'Mon Thu Fri Sun',
      hours: '11:00-13:00/20 15:00-16:40/20',
      description:
        'Tests sight, fits glasses and contact lenses, and helps dry, tired eyes after screen work. Small habits come before drops in her advice.',
    },
    {
      fullName: 'Dr. Mohit Saxena',
      gender: 'male',
      dob: '1977-04-02',
      qualification: 'MBBS, MD (Ophthalmology), Fellowship in Glaucoma',
      experience: 22,
      fee: 800,
      days: 'Wed Fri Sat',
      hours: '14:00-17:30/30',
      description:
        'Watches over glaucoma, an illness that steals sight quietly. He compares the field of vision from year to year and keeps the number of drops small.',
    },
  ],
};
