/** What people read about calculators. */
export const calculatorWords = {
  aboutFigure: 'About the figure',
  bmiAbout:
    'BMI is the weight in kilograms divided by the square of the height in metres. It is made for adults: it says nothing about children, in pregnancy, or about people with much muscle.',
  bmiSouthAsian:
    'In people of South Asian descent, diabetes and heart disease begin at a lower BMI; the WHO expert consultation names 23 and 27.5 as points at which to act.',
  bmiSources:
    'Sources: World Health Organization, Obesity: preventing and managing the global epidemic (Technical Report Series 894), 2000. WHO Expert Consultation, Appropriate body-mass index for Asian populations, The Lancet 363, 2004.',
  bmiDescription: 'Work out your body-mass index from height and weight, and read what it means.',
  bmiIntro: 'Does your weight suit your height? Two measures tell.',
  bodyFatAbout:
    'The U.S. Navy circumference formula estimates body fat from the height and the girth of neck, waist and, for women, hip. It was made for adults and can be some percent off for one person: repeat it in the same way after some weeks and watch the change rather than the figure.',
  bodyFatSources:
    'Sources: J. A. Hodgdon and M. B. Beckett, Prediction of percent body fat for U.S. Navy men (Report 84-11) and women (Report 84-29) from body circumferences and height, Naval Health Research Center, San Diego, 1984. Percentage from body density: W. E. Siri, 1961. Ranges: American Council on Exercise.',
  bodyFatCalculator: 'Body fat calculator',
  bodyFatDescription: 'Estimate your body fat from a few measures with a tape, by the U.S. Navy formula.',
  bodyFatIntro: 'How much of your weight is fat? A tape measure is all you need.',
  bodyFat: 'body fat',
  calculate: 'Calculate',
  reset: 'Reset',
  yourResult: 'Your result',
  privacyNote: 'What you type stays in your browser. A calculator does not replace an examination.',
  seeDoctor: 'See a doctor about anything that worries you',
  scalePosition: ({
    name,
    figure,
    scaleFrom,
    scaleTo,
    category,
  }: {
    name: string;
    figure: string;
    scaleFrom: number;
    scaleTo: number;
    category: string | null;
  }) => `${name} ${figure} on a scale from ${scaleFrom} to ${scaleTo}: ${category}`,
  scaleOf: (name: string) => `The scale of the ${name}`,
  scaleEmpty: 'Fill in the form to see where you stand on this scale.',
  yourMeasure: (name: string) => `Your ${name}`,
  rangeBelow: (nextFrom: number, unit: string) => `below ${nextFrom}${unit}`,
  rangeBetween: (from: number, unit: string, nextFrom: number) =>
    `${from}${unit} to below ${nextFrom}${unit}`,
  rangeFrom: (from: number, unit: string) => `${from}${unit} and more`,
  height: 'Height',
  withoutShoes: 'Without shoes.',
  weight: 'Weight',
  inLightClothes: 'In light clothes.',
  underweight: 'Underweight',
  overweight: 'Overweight',
  obese: 'Obese',
  underweightAdvice:
    'Your weight is low for your height. Eat regular meals with enough protein and energy, and see a doctor if you lost weight without meaning to, feel weak or are often ill.',
  normalWeightAdvice:
    'Your weight suits your height. Keep it so with varied food, daily movement and enough sleep, and have your blood pressure and blood sugar checked as your age asks for.',
  overweightAdvice:
    'Your weight is above the range that suits your height. Smaller portions, fewer sweet drinks and half an hour of brisk walking on most days are a good start. Ask a doctor for a check of blood pressure, sugar and cholesterol.',
  obeseAdvice:
    'Your weight raises the risk of diabetes, high blood pressure and heart disease. Please talk to a doctor about a plan that fits you; losing even a little of it, slowly, helps.',
  neck: 'Neck',
  neckHint: 'Just below the larynx, the tape sloping a little down to the front.',
  waist: 'Waist',
  hip: 'Hip',
  hipHint: 'Around the widest part.',
  waistHintMen: 'At the navel, standing relaxed, without pulling in.',
  waistHintWomen: 'At the narrowest part, standing relaxed, without pulling in.',
  veryLow: 'Very low',
  athletic: 'Athletic',
  fit: 'Fit',
  average: 'Average',
  veryLowAdvice:
    'This is close to what the body needs to work. Eat enough, and see a doctor if you feel cold, tired or faint, or if your periods stay away.',
  athleticAdvice: 'Usual for people who train a lot. Eat and rest enough for the work your body does.',
  fitAdvice: 'A good range for health. Keep up your strength and endurance training and varied food.',
  averageAdvice:
    'Within the usual range. More daily movement, two sessions of strength training a week and fewer sweet drinks move it towards fit.',
  highFatAdvice:
    'More fat than is good for heart and joints. Please talk to a doctor about blood pressure, sugar and cholesterol, and about a slow, lasting change of food and movement.',
  metresTyped: (round: number) => `This looks like metres. In centimetres it is ${round}.`,
  measureOutOfRange: ({
    min,
    max,
    unit,
    name,
    value,
  }: {
    min: number;
    max: number;
    unit: string;
    name: string;
    value: number;
  }) => `Enter ${min} to ${max} ${unit}: a ${name} of ${value} ${unit} cannot be right for an adult.`,
  measureRequired: (measureName: string, unit: string) => `Enter the ${measureName} in ${unit}.`,
  measureNotNumber: (measureName: string, usual: number) =>
    `Enter the ${measureName} as a number, for example ${usual}.`,
  measuresInconsistent:
    'These measures do not fit together for any person. Please measure the waist and the neck again.',
  waistTooSmall: 'The waist must be larger than the neck. Please measure both again.',
} as const;
