import type { PostSeed } from '../post-seed.js';

export const bloodSugar: PostSeed = {
  slug: 'living-with-diabetes-day-by-day',
  title: 'Living with diabetes, day by day',
  summary:
    'What fasting sugar and HbA1c tell you, how to build a plate that keeps sugar steady, how to treat a low, and the checks that should not be missed.',
  category: 'Diabetes',
  author: 'Dr. Suresh Kulkarni, General Medicine',
  illustration: 'sugar',
  daysAgo: 11,
  sources: [
    {
      title: 'ICMR Guidelines for Management of Type 2 Diabetes',
      publisher: 'Indian Council of Medical Research',
      year: 2018,
      url: null,
    },
    {
      title: 'Standards of Care in Diabetes',
      publisher: 'American Diabetes Association',
      year: 2024,
      url: null,
    },
    {
      title: 'Diabetes: fact sheet',
      publisher: 'World Health Organization',
      year: 2024,
      url: 'https://www.who.int/news-room/fact-sheets/detail/diabetes',
    },
  ],
  body: `A diagnosis of diabetes often comes with a long list of things that are now forbidden. The list is usually wrong. What helps is to understand a few numbers, to arrange meals sensibly, to move every day, and to keep a handful of appointments each year.

## The numbers, in plain words

Two tests do most of the work. *Fasting sugar* is a snapshot, taken before breakfast. *HbA1c* shows how much sugar has stuck to the red blood cells and so speaks for the last two to three months.

| Test | Usual | Prediabetes | Diabetes |
|---|---|---|---|
| Fasting plasma glucose | below 100 mg/dL | 100 to 125 mg/dL | 126 mg/dL or more |
| Two hours after 75 g glucose | below 140 mg/dL | 140 to 199 mg/dL | 200 mg/dL or more |
| HbA1c | below 5.7 % | 5.7 to 6.4 % | 6.5 % or more |

These are the American Diabetes Association's limits. Without clear symptoms one raised result is repeated before anybody says "diabetes". HbA1c can mislead in anaemia, kidney disease and pregnancy, so tell us about those.

For many adults an HbA1c below 7 % is a reasonable goal. For a young person it may be lower, for an elderly person who lives alone it may be higher, because a dangerous low is worse than a sugar that is slightly up.

## A plate you can keep to

Think of one dinner plate and no lists.

- **Half**: vegetables that are not starchy, cooked or raw. Palak, beans, bhindi, cabbage, cucumber, tomato.
- **A quarter**: protein. Dal, rajma, chana, curd, paneer, egg, fish or chicken.
- **A quarter**: grain. Two phulkas, or a cup of rice, preferably with whole grains or millets taking turns with polished rice.

Eat at roughly the same times. Drink water, buttermilk without sugar, or tea without sugar. Fruit is welcome whole; juice is sugar in a glass. "Sugar-free" biscuits still contain flour, and jaggery and honey count as sugar.

## Move after meals

Ten to fifteen minutes of walking after each main meal blunts the rise of sugar that follows it, and three such walks already make a good day. Add something that strengthens muscles twice a week: squats from a chair, a resistance band, carrying your own shopping.

## Lows: know them before you meet one

If you take insulin or a tablet of the sulfonylurea family (gliclazide, glimepiride, glipizide), sugar can fall too far. Below **70 mg/dL** counts as low. Signs are sweating, shaking, hunger, a racing heart, irritability or confusion.

1. Take 15 g of fast sugar at once: three teaspoons of sugar or glucose powder in water, or half a glass of juice.
2. Measure again after 15 minutes. Still below 70? Take the same again.
3. When it is back above 70, eat a small snack with grain and protein.
4. Write down when it happened and tell your doctor; a dose may have to change.

Never give food or drink to somebody who is not fully awake. Lay the person on the side and call the emergency number.

## Feet, eyes, kidneys

Diabetes is quiet in the places where it does harm, so they are checked on a calendar rather than by complaint.

- **Every evening**: look at both feet, between the toes too. A blister you cannot feel is exactly the one that matters.
- **Every three months** while treatment is changing, otherwise every six: HbA1c.
- **Every visit**: blood pressure and weight.
- **Once a year**: eyes with widened pupils, urine albumin and creatinine, cholesterol, a foot examination with a monofilament, and the dentist.

## When you are ill

Fever, vomiting and infections push sugar up even when you eat little. Do not stop insulin. Drink often, measure more often, and ask us early whether a tablet should be paused: some, such as metformin and the gliflozins, are stopped for a few days when you cannot drink enough.

**Come at once** if sugar stays above 300 mg/dL, if you vomit repeatedly, if breathing becomes deep and fast, or if you are drowsy.

*Agree on your own targets and doses with your doctor.*`,
};
