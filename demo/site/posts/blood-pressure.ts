import type { PostSeed } from '../post-seed.js';

export const bloodPressure: PostSeed = {
  slug: 'know-your-blood-pressure',
  title: 'Know your blood pressure: the two numbers and what to do with them',
  summary:
    'What the upper and the lower number mean, how to measure at home without fooling yourself, and when a reading is a reason to call.',
  category: 'Heart',
  author: 'Dr. Ananya Sharma, Cardiology',
  illustration: 'heart',
  daysAgo: 4,
  sources: [
    {
      title: 'Hypertension: fact sheet',
      publisher: 'World Health Organization',
      year: 2023,
      url: 'https://www.who.int/news-room/fact-sheets/detail/hypertension',
    },
    {
      title: 'Guideline for the pharmacological treatment of hypertension in adults',
      publisher: 'World Health Organization',
      year: 2021,
      url: 'https://www.who.int/publications/i/item/9789240033986',
    },
    {
      title:
        'Guideline for the Prevention, Detection, Evaluation, and Management of High Blood Pressure in Adults',
      publisher: 'American College of Cardiology and American Heart Association',
      year: 2017,
      url: null,
    },
  ],
  body: `High blood pressure rarely hurts. Most people who have it feel well for years, while the heart, the brain, the kidneys and the eyes carry the load. That is why a measurement matters more than a feeling, and why a cuff at home is one of the most useful things a family can own.

## What the two numbers mean

A reading such as 128/82 has two parts, both in millimetres of mercury (mmHg).

- The **upper number** (systolic) is the pressure while the heart beats.
- The **lower number** (diastolic) is the pressure while the heart rests between two beats.

Both count. If either of them stays too high on different days, doctors speak of high blood pressure. The World Health Organization draws the line at 140/90 measured on two different days. The American guideline begins to pay attention earlier, as this table shows.

| Name in the American guideline | Upper number | | Lower number |
|---|---|---|---|
| Normal | below 120 | and | below 80 |
| Elevated | 120 to 129 | and | below 80 |
| Stage 1 | 130 to 139 | or | 80 to 89 |
| Stage 2 | 140 or more | or | 90 or more |

Your own target may be different. Age, diabetes, kidney disease, pregnancy and earlier strokes all change it, so ask your doctor for *your* number and write it on the first page of your diary.

## How to measure at home

A hurried reading is often a wrong reading. Take five minutes.

1. Do not smoke, exercise or drink tea or coffee in the half hour before, and empty your bladder.
2. Sit on a chair with your back supported and both feet flat on the floor. Do not cross your legs.
3. Rest your bare arm on a table so that the cuff is at the height of your heart. Use an upper-arm cuff of the right size; one that is too small reads too high.
4. Sit quietly for five minutes. Do not talk while the machine works.
5. Take two readings, one minute apart, and write both down with the date and time.

Morning readings before the tablet and evening readings before dinner for a week tell your doctor far more than a single number in the clinic, where many people are tense.

## What brings it down

Food and movement are not the soft part of the treatment. They work with the tablets and sometimes instead of them.

- **Salt.** Adults should stay below about one level teaspoon (5 g) a day from everything together. In our kitchens pickles, papad, chutneys, namkeen, sauces and bakery food carry much of it.
- **Weight.** Even a modest loss helps when there is some to lose.
- **Walking.** Aim for at least 150 minutes of brisk walking or similar in a week.
- **Tobacco and alcohol.** Stop the first in every form; the less of the second, the better.
- **Sleep.** Loud snoring with daytime sleepiness can be a sign of sleep apnoea, which drives the pressure up. Mention it.

## If you have been given tablets

Take them every day, also when the readings are good: the good readings are usually the tablets at work. Do not stop because of a side effect; call instead. There are several families of these medicines, and a dry cough, swollen ankles or giddiness can nearly always be solved by changing to another. Painkillers of the ibuprofen or diclofenac type, some cold remedies and steroids can raise the pressure, so tell the pharmacist what else you take.

## When to call, and when not to wait

Make an appointment when your average over a week is above the target you agreed on, or when you feel giddy on standing up.

Go to an emergency department **at once** if a reading is 180/120 or higher *and* there is any of these:

- chest pain or breathlessness
- weakness or numbness on one side, a drooping face, trouble speaking
- sudden severe headache, confusion or loss of sight

If the reading is that high but you feel well, sit quietly for five minutes and measure again. If it is still as high, call us the same day.

*Nothing here replaces the advice of the doctor who knows you.*`,
};
