import type { ReviewStatus } from '../../openapi/contract/care/reviews.js';
import type { Speciality } from '../doctors.js';

type Gender = 'male' | 'female';

/** What one patient of the demo hospital says about a visit to a doctor of this speciality. */
export interface ReviewSeed {
  speciality: Speciality;
  /** Whom the words fit, where they say it. */
  doctor?: Gender;
  patient?: Gender;
  rating: number;
  text: string;
  status: ReviewStatus;
}

type Fits = Pick<ReviewSeed, 'doctor' | 'patient'>;
type Row = [rating: number, status: ReviewStatus, text: string, fits?: Fits];

const of: Record<Speciality, Row[]> = {
  Cardiology: [
    [
      5,
      'approved',
      'I was frightened of the result. The doctor drew my heart on a sheet of paper, explained each number and gave me time for questions. I left calm, with a plan.',
    ],
    [
      5,
      'approved',
      'Booked in the evening, seen the next morning, and I was back at work by eleven. The mail had everything in it.',
    ],
    [
      4,
      'approved',
      'Very thorough examination and a clear prescription. I waited twenty minutes beyond my time, but the desk told me in advance.',
    ],
    [
      5,
      'approved',
      'My blood pressure is finally where it should be. The doctor changed one tablet, took one away, and asked about the salt in our kitchen.',
    ],
  ],
  Pediatrics: [
    [
      5,
      'approved',
      'Our son is afraid of doctors. She let him listen to her own heart first, and then everything was easy.',
      { doctor: 'female' },
    ],
  ],
  Dentistry: [
    [
      5,
      'approved',
      'First dentist in years with whom I did not clutch the chair. Each step was announced, and a raised hand was enough for a pause.',
    ],
    [
      3,
      'pending',
      'The filling is good, but the visit felt short. I had to call again to ask what I may eat.',
    ],
  ],
  Dermatology: [
    [
      5,
      'approved',
      'After three creams from the shop I finally know what my rash is. Two weeks of the right one, and it is gone.',
    ],
  ],
  Gynecology: [
    [
      5,
      'approved',
      'She took my pain seriously and explained the scan while we both looked at the screen. No hurry, no judgement.',
      { doctor: 'female', patient: 'female' },
    ],
    [
      4,
      'pending',
      'Kind and clear. The waiting room was full, and a sign with the delay would have helped.',
      { patient: 'female' },
    ],
  ],
  Neurology: [
    [
      5,
      'approved',
      'I was asked about my sleep and my work before anybody looked at a scan. The headaches have become rare.',
    ],
  ],
  'General Medicine': [
    [
      4,
      'approved',
      'Good care and a clean, quiet place. The lab report was online the same evening. I would like more evening times.',
    ],
    [1, 'hidden', 'Call me on my number for a cheaper treatment, I sell the same medicine.'],
  ],
  Ophthalmology: [
    [
      4,
      'approved',
      'New glasses and a clear explanation of the pressure in my eyes. The drops blur the sight for hours, so do not drive there yourself.',
    ],
  ],
  Psychiatry: [
    [
      5,
      'pending',
      'It took me a year to come. I was listened to from the first minute, and the plan was made with me.',
    ],
  ],
  Orthopedics: [
    [
      5,
      'approved',
      'My knee is much better after six weeks of the exercises I was shown. No operation, no injection. Thank you for the honest advice.',
    ],
  ],
};

/** Every review of the demo hospital. */
export const reviews: ReviewSeed[] = (Object.entries(of) as [Speciality, Row[]][]).flatMap(
  ([speciality, rows]) =>
    rows.map(([rating, status, text, fits]) => ({ speciality, rating, status, text, ...fits })),
);
