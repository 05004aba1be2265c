import type { PostSeed } from '../post-seed.js';

export const childFever: PostSeed = {
  slug: 'when-your-child-has-fever',
  title: 'When your child has a fever',
  summary:
    'What counts as fever, how to make a child comfortable, how paracetamol is dosed, and the danger signs that matter more than the number.',
  category: 'Children',
  author: 'Dr. Meera Nambiar, Pediatrics',
  illustration: 'child',
  daysAgo: 77,
  sources: [
    {
      title: 'Fever in under 5s: assessment and initial management (NG143)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng143',
    },
    {
      title: 'Integrated Management of Childhood Illness: chart booklet',
      publisher: 'World Health Organization',
      year: 2014,
      url: null,
    },
  ],
  body: `Fever frightens parents more than almost anything else, and yet it is mostly a sign that the body is doing its work. Warmth helps the defence against viruses and bacteria. The question is rarely "how do I get the number down?" but "how ill is my child, and why?"

## What counts as fever

A temperature of **38 °C (100.4 °F) or more** is fever. A hand on the forehead finds out little; use a digital thermometer.

- **Under four weeks**: in the armpit, with an electronic thermometer.
- **Four weeks to five years**: in the armpit, or in the ear with a device made for it.
- **Older**: in the armpit, the ear, or under the tongue.

Do not measure right after a bath, a feed or a run. Glass thermometers with mercury have no place in a home. Forehead strips are not reliable.

## Who must be seen the same day, whatever the cause

| Age | Temperature | What to do |
|---|---|---|
| Under 3 months | 38 °C or more | To the hospital at once |
| 3 to 6 months | 39 °C or more | See a doctor the same day |
| Any age | Fever for five days or longer | See a doctor |
| Any age | Any danger sign below | To the hospital at once |

## Danger signs

How a child looks and behaves tells more than the number. Go **at once** if the child

1. cannot drink or breastfeed, or vomits everything
2. is very sleepy, hard to wake, or cannot be comforted
3. has a fit
4. breathes fast or with effort, the chest drawing in, nostrils widening, or grunting
5. has a rash that does not fade when you press a glass on it
6. has a stiff neck, a bulging soft spot on the head, or cannot bear light
7. looks pale, mottled, grey or blue, or has cold hands and feet with a hot body
8. passes hardly any urine, cries without tears, has sunken eyes
9. has pain in the belly that does not go away, bleeds, or becomes restless and cold just as the fever falls: in the dengue season this is a warning
10. worries you, though you cannot say why. Parents are often right.

## At home

- **Drink, drink, drink.** Breast milk more often; for bigger children water, dal water, buttermilk, coconut water. With diarrhoea or vomiting give **oral rehydration solution** in small sips, a spoon every minute or two.
- **Dress lightly.** One layer, a thin sheet, a room with air. Bundling up keeps the heat in.
- **No cold baths, no ice, no alcohol rubs.** They make the child shiver and miserable, and guidelines advise against sponging.
- **Food as wanted.** Appetite returns when the illness goes.
- **Look in at night**, once or twice.
- Keep the child at home from school until a day after the fever has gone.

## Paracetamol, and how much

Medicine is for a child who is *in distress*, not for the thermometer. A feverish child who plays needs none.

- Paracetamol is given by **weight**: usually 15 mg for each kilogram, at most every 4 to 6 hours and not more than four times in 24 hours.
- Read the strength on the bottle. Drops, 125 mg syrup and 250 mg syrup differ a lot; a "spoon" says nothing. Use the syringe that comes with it.
- Write down the time of each dose, so that grandparents do not give a second one.
- Ibuprofen is an alternative from the age of three months when the child drinks well. Do not give it in chickenpox or when dengue is possible, and do not give both together unless your doctor says so.
- **Never aspirin** for a child. No nimesulide. No antibiotic from the cupboard: most fevers are viral, and antibiotics do nothing for them.

## If a fit happens

Fits with fever occur in some children between six months and five years. They look terrible and mostly end within a few minutes without harm. Lay the child on the side, put nothing in the mouth, hold nobody down, and look at the clock. **Call the emergency number** if it lasts longer than five minutes, if it is the first, or if the child does not come round. Every first fit should be examined the same day. Fever medicine does not prevent fits.

*If in doubt, call us: no question about a feverish child is too small.*`,
};
