import type { LabGroup } from '../../openapi/contract/shop/lab-tests.js';

/** What is written by hand about one lab test. */
export type LabRow = [testName: string, price: number, turnaround: string, description: string];

/** The lab's price list by group. */
export const labTestRows: Record<LabGroup, LabRow[]> = {
  Blood: [
    [
      'Complete blood count (CBC)',
      350,
      '12 hours',
      'Counts red cells, white cells and platelets: a first look at anaemia and infection. No fasting needed.',
    ],
    [
      'Erythrocyte sedimentation rate (ESR)',
      150,
      '12 hours',
      'A general sign of inflammation, read together with other tests. No preparation needed.',
    ],
    [
      'Blood group and Rh factor',
      180,
      '6 hours',
      'Finds your ABO group and Rh factor, before an operation or in pregnancy. No preparation needed.',
    ],
    [
      'Iron studies',
      890,
      '24 hours',
      'Iron, binding capacity and ferritin show how full the iron stores are. Come fasting in the morning; pause iron tablets only if your doctor says so.',
    ],
  ],
  Heart: [
    [
      'Lipid profile',
      550,
      '12 hours',
      'Cholesterol and triglycerides, which weigh on heart and vessels. Fast for 9 to 12 hours; water is fine.',
    ],
    [
      'Troponin I',
      1250,
      '3 hours',
      'Shows damage to the heart muscle. For sudden chest pain do not wait for a test: call the emergency number.',
    ],
    [
      'High-sensitivity CRP',
      680,
      '24 hours',
      'A fine measure of inflammation, used to judge the risk for the heart. Not during a cold or fever.',
    ],
    [
      'Electrocardiogram (ECG)',
      300,
      'Same day',
      'Records the rhythm of the heart with electrodes on the skin. Painless; wear a top that opens easily.',
    ],
  ],
  Diabetes: [
    [
      'Fasting blood sugar',
      120,
      '6 hours',
      'Sugar in the blood after a night without food. Fast for 8 to 10 hours; water is fine.',
    ],
    ['HbA1c', 480, '12 hours', 'The average blood sugar of the last two to three months. No fasting needed.'],
    [
      'Glucose tolerance test',
      420,
      'Same day',
      'Shows how the body handles a measured sugar drink over two hours. Come fasting and stay in the lab meanwhile.',
    ],
    [
      'Urine albumin to creatinine ratio',
      520,
      '24 hours',
      'An early sign of strain on the kidneys in diabetes. Bring the first urine of the morning.',
    ],
  ],
  Thyroid: [
    [
      'Thyroid profile (T3, T4, TSH)',
      520,
      '12 hours',
      'How busy the thyroid gland is. Best in the morning; take thyroid tablets only after the sample.',
    ],
    [
      'TSH',
      280,
      '12 hours',
      'The first test for an over- or underactive thyroid. Tell us about biotin supplements beforehand.',
    ],
    [
      'Free T4',
      320,
      '24 hours',
      'The thyroid hormone that is free to act, read together with TSH. No fasting needed.',
    ],
    [
      'Thyroid antibodies (anti-TPO)',
      1150,
      '2 days',
      'Shows whether the immune system turns against the thyroid. No preparation needed.',
    ],
  ],
  Liver: [
    [
      'Liver function test',
      620,
      '12 hours',
      'Enzymes, bilirubin and proteins that tell how the liver works. Fasting is preferred; no alcohol the day before.',
    ],
    [
      'ALT (SGPT)',
      180,
      '12 hours',
      'An enzyme that rises when liver cells suffer. Avoid hard exercise the day before.',
    ],
    [
      'Hepatitis B surface antigen',
      420,
      '24 hours',
      'Finds a present infection with hepatitis B. No preparation needed; results are given in confidence.',
    ],
    [
      'Bilirubin total and direct',
      220,
      '12 hours',
      'Explains yellow eyes or skin and helps to find the cause. Fast for 4 hours if you can.',
    ],
  ],
  Kidney: [
    [
      'Kidney function test',
      640,
      '12 hours',
      'Urea, creatinine, uric acid and salts show how well the kidneys filter. Drink as usual; avoid much meat the evening before.',
    ],
    [
      'Serum creatinine with eGFR',
      220,
      '12 hours',
      'One value and the filtering rate estimated from it. Tell us which medicines you take.',
    ],
    [
      'Urine routine and microscopy',
      160,
      '6 hours',
      'Looks for sugar, protein, blood and signs of infection. Bring a clean midstream sample.',
    ],
    ['Uric acid', 200, '12 hours', 'A raised value can lead to gout or stones. Fast for 4 hours if you can.'],
  ],
  Women: [
    [
      'Pap smear',
      850,
      '4 days',
      'Looks for early changes of the cervix. Not during the period; nothing vaginal for two days before.',
    ],
    [
      'Beta hCG',
      650,
      '12 hours',
      'Confirms a pregnancy from blood and follows its first weeks. No fasting needed.',
    ],
    [
      'Hormone profile (FSH, LH, prolactin)',
      1350,
      '24 hours',
      'Helps with irregular periods or a wish for a child. Usually on day 2 to 5 of the cycle, in the morning.',
    ],
    [
      'Antenatal profile',
      1850,
      '24 hours',
      'The first tests of a pregnancy: blood group, count, sugar, infections and urine. No fasting needed.',
    ],
  ],
  Vitamins: [
    ['Vitamin D (25-OH)', 1100, '24 hours', 'How well you are supplied with vitamin D. No fasting needed.'],
    [
      'Vitamin B12',
      780,
      '24 hours',
      'A low value can tire you and trouble the nerves. Fasting is preferred; name your supplements.',
    ],
    ['Folate', 820, '2 days', 'Needed for blood and in early pregnancy. Fast for 6 hours if you can.'],
    [
      'Calcium and phosphorus',
      360,
      '12 hours',
      'Minerals of bones and nerves. Take calcium tablets only after the sample.',
    ],
  ],
  Imaging: [
    [
      'Chest X-ray',
      450,
      'Same day',
      'A picture of lungs and heart in a few seconds. Take off metal; tell us if you may be pregnant.',
    ],
    [
      'Ultrasound abdomen',
      1200,
      'Same day',
      'Liver, gall bladder, kidneys and more by sound waves. Fast for 6 hours and come with a full bladder.',
    ],
    [
      '2D echocardiogram',
      2100,
      'Same day',
      'Shows the beating heart and its valves by sound waves. No preparation needed.',
    ],
    [
      'Bone density scan (DEXA)',
      2600,
      '24 hours',
      'Measures how strong hip and spine are. No calcium tablets for 24 hours; wear clothes without metal.',
    ],
  ],
  Packages: [
    [
      'Full body health check',
      2499,
      '24 hours',
      'Blood count, sugar, lipids, liver, kidney, thyroid and urine in one visit. Fast for 10 to 12 hours.',
    ],
    [
      'Heart health package',
      3299,
      '24 hours',
      'Lipid profile, sugar, high-sensitivity CRP, ECG and a talk with a doctor. Fast for 10 to 12 hours.',
    ],
    [
      'Senior citizen package',
      2899,
      '24 hours',
      'The full check with vitamins, calcium and ECG, for people over 60. Fast for 10 hours; take medicines as usual.',
    ],
    [
      'Diabetes care package',
      1599,
      '24 hours',
      'Fasting sugar, HbA1c, kidney values, lipids and urine albumin. Fast for 8 to 10 hours.',
    ],
  ],
};
