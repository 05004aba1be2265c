import type { PostSeed } from '../post-seed.js';

export const healthyTeeth: PostSeed = {
  slug: 'teeth-for-life',
  title: 'Teeth for life: two minutes, twice a day',
  summary:
    'How to brush so that it works, why you should not rinse afterwards, what sugar does between meals, and which signs should send you to the dentist.',
  category: 'Teeth',
  author: 'Dr. Neha Joshi, Dentistry',
  illustration: 'teeth',
  daysAgo: 86,
  sources: [
    {
      title: 'Oral health: fact sheet',
      publisher: 'World Health Organization',
      year: 2024,
      url: 'https://www.who.int/news-room/fact-sheets/detail/oral-health',
    },
    {
      title: 'Delivering better oral health: an evidence-based toolkit for prevention',
      publisher: 'Office for Health Improvement and Disparities',
      year: 2021,
      url: null,
    },
  ],
  body: `Tooth decay and gum disease are among the commonest conditions in the world, and among the most preventable. Teeth do not simply "go" with age. They are lost to two things: acid that bacteria make from sugar, and plaque that is left at the edge of the gum. Both can be dealt with at the bathroom sink.

## Brush so that it works

Brush **last thing at night** and at one other time of the day, for about two minutes.

1. Take a soft brush with a small head. Hard bristles wear away gum and enamel without cleaning better.
2. Use a **fluoride toothpaste**. Adults and children over six do well with 1,350 to 1,500 ppm; the number stands on the tube. For children under three a smear, from three to six a blob the size of a pea.
3. Put the bristles at an angle of 45 degrees, half on the tooth and half on the gum, where plaque collects.
4. Small, gentle circles, two or three teeth at a time. Outside, inside, then the chewing surfaces. Keep the same order, so that nothing is left out.
5. Brush the tongue once.
6. **Spit, but do not rinse.** Water washes away the fluoride that was meant to stay and work overnight.

Children need a parent's hand until about seven. An electric brush is a help for people with stiff fingers, not a must. Change the brush when the bristles splay, at the latest after three months.

Neem twigs and powders clean a little, but they contain no fluoride, and abrasive powders, charcoal, salt and tobacco tooth powders do harm. Tobacco powder is tobacco.

## Between the teeth

A brush does not reach there. Clean the gaps once a day before brushing, with small interdental brushes where they fit, otherwise with floss. Bleeding in the first week is usually a sign of inflammation and fades as the gum recovers; it is a reason to go on, not to stop.

## It is how often, not only how much

Each time something sweet is eaten, bacteria make acid for a good while, and the tooth needs time afterwards to repair itself. One sweet after lunch is therefore kinder than the same sweet in five pieces through the afternoon.

| Instead of | Try |
|---|---|
| Biscuits with every tea | Sweet things at mealtimes only |
| Cold drinks, packed juice, energy drinks | Water, plain milk, unsweetened buttermilk |
| Sugar in a baby's bottle, or a bottle in bed | Water after the last feed, no bottle in bed |
| Sticky sweets and dried fruit between meals | Nuts, roasted chana, cheese |
| Lozenges and sugary syrups at night | Sugar-free medicine; brush afterwards |

After sour food or vomiting wait half an hour before brushing: acid softens the enamel for a short while.

## Gums speak quietly

Healthy gums are pale pink and do not bleed. Bleeding, swelling, bad breath, gums that draw back and teeth that move are signs of gum disease. It usually does not hurt. **Diabetes** and **tobacco** make it much worse, and untreated gum disease makes sugar harder to control, so tell the dentist about both.

## Tobacco, gutkha, supari

Everything that is chewed or smoked stains teeth, destroys gums and can cause **cancer of the mouth**. Once a month look into your mouth with a torch: lips, cheeks, tongue from all sides, the floor of the mouth. Have a dentist or doctor look at

- a sore that has not healed in **two weeks**
- a white or red patch that cannot be wiped away
- a lump, numbness, or a mouth that opens less and less
- trouble with swallowing, or a change of voice

Found early, it can nearly always be treated. Help to stop tobacco is part of every dental visit here; just ask.

## When to come

- **Check-up**: once a year for most, more often if you have many fillings, diabetes or gum disease. A child's first visit is due when the first tooth is there.
- **Soon**: sensitivity to hot or sweet, a hole, a broken filling, bleeding that has not stopped after two weeks of careful brushing.
- **Today**: swelling of face or gum, fever with toothache, pain that does not let you sleep.
- **Within the hour**: a permanent tooth knocked out. Pick it up by the crown, rinse it briefly, put it back or keep it in milk, and come.

In pregnancy dental care is safe and advisable; tell us the month. Before heart-valve surgery or medicines for osteoporosis, have your teeth checked first.

*Pain and swelling belong in front of a dentist.*`,
};
