import type { PostSeed } from '../post-seed.js';

export const everydayPlate: PostSeed = {
  slug: 'a-healthy-indian-plate',
  title: 'A healthy plate from an Indian kitchen',
  summary:
    'Cereals with dal, vegetables first, less salt, sugar and frying: what national guidance means at breakfast, in the tiffin box and at a wedding.',
  category: 'Food and exercise',
  author: 'Dr. Thomas Kurian, General Medicine',
  illustration: 'food',
  daysAgo: 52,
  sources: [
    {
      title: 'Dietary Guidelines for Indians',
      publisher: 'ICMR – National Institute of Nutrition',
      year: 2024,
      url: null,
    },
    {
      title: 'Healthy diet: fact sheet',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
    },
    {
      title: 'Guideline: sodium intake for adults and children',
      publisher: 'World Health Organization',
      year: 2012,
      url: null,
    },
  ],
  body: `Healthy eating does not need quinoa, powders or an app. The kitchens of this country already hold nearly everything that dietary guidelines ask for: dal, millets, curd, greens, gourds, seasonal fruit, nuts and spices. What has changed is the proportion. Polished rice, refined flour, sugar, oil and salt have grown; vegetables, pulses and whole grains have shrunk. The way back is a matter of shares.

## The plate

Picture a thali and fill it in this order.

1. **Vegetables and greens: half of it.** At least two kinds, one of them green. The World Health Organization advises no less than 400 g of vegetables and fruit a day, which is about five handfuls. Potato does not count as a vegetable here; it is a starch.
2. **Pulses, milk, egg, fish or meat: a quarter.** Cereal and pulse together, as in khichdi, idli or roti with dal, complete each other's protein. National guidance suggests about three parts of cereal to one part of pulse.
3. **Grain: a quarter.** Let whole wheat, hand-pounded rice, jowar, bajra or ragi take turns with white rice.
4. **On the side:** curd or buttermilk, a small handful of nuts or seeds, and a fruit.

## Less of three things

| | Limit for an adult in a day | Where it hides |
|---|---|---|
| **Salt** | less than 5 g, one level teaspoon | Pickle, papad, chutney powder, namkeen, bread, instant noodles, sauces, restaurant gravy |
| **Free sugar** | less than a tenth of all energy, better half of that; about 50 g or 25 g at 2,000 kcal | Tea with three spoons, cold drinks, juice, biscuits, sweets, "health" drinks |
| **Bad fats** | saturated fat below a tenth of energy, industrial trans fat as near to none as possible | Vanaspati, bakery puffs, repeatedly heated frying oil, a lot of ghee and cream |

Two habits do most of the work: take the salt shaker and the pickle jar off the table, and reduce the sugar in tea by half a spoon every week. Taste follows within a month.

For oil, rotate two kinds through the month, for instance mustard or groundnut with rice bran or sesame, and measure it: a steel spoon tells the truth, a pour from the bottle does not. Throw frying oil away rather than heat it again and again.

## A day as an example

- **Morning**: vegetable upma or two idlis with sambar, or besan chilla with curd. Tea with one spoon of sugar.
- **Late morning**: a guava, an orange or a banana.
- **Lunch**: two rotis or a cup of rice, a full bowl of dal, a sabzi, a kachumber, curd.
- **Tea time**: roasted chana or peanuts, not biscuits.
- **Dinner**: like lunch but smaller, two to three hours before bed. Finish with fennel instead of a sweet.

Drink water through the day. Tea and coffee with meals hinder the uptake of iron, so keep an hour between them if your haemoglobin is low.

## In the tiffin box and outside

Pack last night's vegetables in a wrap, sprouts with lemon, curd rice with carrots, or a boiled egg. At a wedding, walk along the whole buffet before taking a plate; fill half of it with salad and vegetables, take a spoon of what you love, and sit down to eat.

Read the back of a packet rather than its front. Ingredients stand in order of amount; if sugar, refined flour or palm oil is among the first three, it is a treat and not a meal. More than **0.6 g of sodium (1.5 g of salt) in 100 g** is a lot.

## Special needs

- **Children** need the same food in smaller portions, full-fat milk until two, and no added sugar in the first two years.
- **Pregnancy and breastfeeding**: more protein, iron and folate; take the tablets from your antenatal visits.
- **Elderly people** need at least as much protein as before. Soft is fine: dal, curd, egg, paneer, fish.
- **Vegans** need vitamin B12 from a supplement or fortified food.
- **Kidney disease, diabetes or heart failure** change the picture. Ask for a dietitian before you change salt, protein or fluids on your own. Salt substitutes contain potassium and can be dangerous in kidney disease.

## Start with one thing

Nobody changes a kitchen in a day. Choose the change that costs your family least: one more vegetable at dinner, fruit instead of biscuits, or half the sugar in tea. When it has become ordinary, take the next.

*A dietitian can make a plan for your own condition.*`,
};
