import type { PostSeed } from '../post-seed.js';

export const medicinesSafely: PostSeed = {
  slug: 'using-medicines-safely',
  title: 'Using medicines safely, and antibiotics rarely',
  summary:
    'Five questions for every new medicine, why antibiotics do nothing for a cold, which everyday mixtures are risky, and how to keep a list that can save a life.',
  category: 'Medicines',
  author: 'Dr. Pooja Chauhan, General Medicine',
  illustration: 'medicine',
  daysAgo: 95,
  sources: [
    {
      title: 'Medication Without Harm: WHO Global Patient Safety Challenge',
      publisher: 'World Health Organization',
      year: 2017,
      url: 'https://www.who.int/initiatives/medication-without-harm',
    },
    {
      title: 'Antimicrobial resistance: fact sheet',
      publisher: 'World Health Organization',
      year: 2023,
      url: 'https://www.who.int/news-room/fact-sheets/detail/antimicrobial-resistance',
    },
    {
      title: 'Treatment Guidelines for Antimicrobial Use in Common Syndromes',
      publisher: 'Indian Council of Medical Research',
      year: 2019,
      url: null,
    },
  ],
  body: `A medicine is a promise with conditions: the right person, the right dose, the right time, for the right length of time. Most harm from medicines does not come from rare side effects. It comes from mix-ups, from doses that overlap, from tablets taken for somebody else's illness, and from stopping too early or too late. A few habits prevent nearly all of it.

## Five questions for every new medicine

Ask them at the doctor's desk and again at the pharmacy counter. Nobody minds.

1. **What is it for, and what is it called?** Both the brand and the substance.
2. **How and when do I take it?** Before or after food, morning or night, and for how long.
3. **What if I forget a dose?** The answer differs from medicine to medicine. Doubling up is seldom right.
4. **What should I look out for?** Which effects are harmless, which are a reason to call.
5. **Does it get along** with what I already take, including herbal, ayurvedic and over-the-counter remedies?

## The list in your wallet

Write down every medicine you take with strength and time, your allergies, your conditions and a telephone number. Take a picture of it with your phone. In an emergency this list can save a life, and at every visit it saves ten minutes. Bring the strips themselves to your first appointment; two brands of the same substance are a common find.

## Antibiotics: a treasure to be spent carefully

Antibiotics work against **bacteria**. Colds, flu, most sore throats, most coughs and most loose motions come from **viruses**, and against those they do nothing except cause side effects.

| Complaint | Usually | An antibiotic? |
|---|---|---|
| Cold, runny nose | Virus | No |
| Influenza | Virus | No |
| Acute cough in a healthy adult | Virus | Rarely |
| Sore throat | Mostly virus | Only if the doctor finds signs of a bacterial one |
| Watery diarrhoea | Mostly virus or toxin | Rarely; rehydration solution first |
| Urinary infection | Bacteria | Often |
| Pneumonia | Often bacteria | Usually, and soon |

Every needless course gives bacteria a chance to learn. Resistant bacteria then spread to others, and a simple infection becomes hard to treat. The World Health Organization counts this among the greatest threats to health. So:

- Do not ask for an antibiotic, and do not be disappointed to leave without one.
- Never use leftovers, never share, never buy on the strength of an old prescription.
- Take it exactly as prescribed, at even intervals, for the days agreed. If you feel well before, ask before you stop.
- Report a rash, swelling or breathlessness at once, and note the name for life.

## Everyday mixtures that go wrong

- **Two painkillers of one kind.** Ibuprofen, diclofenac, aceclofenac and naproxen are cousins. Together, or with a blood thinner, they make the stomach bleed; with blood-pressure tablets and little water they hurt the kidneys.
- **Paracetamol twice.** It hides in cold tablets and in combinations. Adults should stay below 4 g a day from everything together, and lower with low weight or liver disease.
- **Sleeping tablets with alcohol**, strong painkillers or some cough syrups: breathing can stop.
- **Antacids, iron and calcium** together with thyroid tablets or some antibiotics: keep two to four hours between them.
- **Grapefruit** with some cholesterol and blood-pressure tablets.
- **"Natural" powders** of unknown content. Some have been found to contain steroids or metals.

## At home

- Keep medicines in their strip or bottle, cool, dry and **out of children's reach**, not in the bathroom and not in a handbag on a chair.
- Insulin in use stays at room temperature away from the sun; the reserve lives in the refrigerator, never in the freezer.
- Look at the date. Tablets past it go back to the pharmacy, not into the drain.
- Measure syrups with the syringe or cup that comes with them, never with a kitchen spoon.
- For many tablets, a weekly box filled every Sunday is worth more than the best memory.

## Special care

**Pregnant or planning to be?** Ask before every medicine, also before stopping one. **Over 65?** Have the whole list reviewed once a year; often something can go. **Kidney or liver disease?** Doses change. **Swallowed too much, or a child has eaten tablets?** Do not make anybody vomit. Take the packet and call the emergency number.

*Your doctor and your pharmacist know your own case.*`,
};
