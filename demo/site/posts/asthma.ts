import type { PostSeed } from '../post-seed.js';

export const asthma: PostSeed = {
  slug: 'asthma-and-your-inhaler',
  title: 'Asthma: making your inhaler work for you',
  summary:
    'Preventer and reliever, the steps that get the medicine into the lungs, how to tell whether asthma is under control, and what to do in an attack.',
  category: 'Lungs',
  author: 'Dr. Ayesha Siddiqui, General Medicine',
  illustration: 'lung',
  daysAgo: 27,
  sources: [
    {
      title: 'Global Strategy for Asthma Management and Prevention',
      publisher: 'Global Initiative for Asthma',
      year: 2024,
      url: 'https://ginasthma.org',
    },
    {
      title: 'Asthma: fact sheet',
      publisher: 'World Health Organization',
      year: 2024,
      url: 'https://www.who.int/news-room/fact-sheets/detail/asthma',
    },
    { title: 'Asthma', publisher: 'NHS', year: 2021, url: 'https://www.nhs.uk/conditions/asthma/' },
  ],
  body: `In asthma the lining of the airways is inflamed and touchy. Dust, smoke, cold air, a virus or laughter can make the tubes tighten and fill with mucus, and then breathing whistles, the chest feels tight and a cough will not let you sleep. Between attacks everything may seem normal. It is not: the inflammation is still there, and it is the inflammation that has to be treated.

## Two kinds of inhaler

| | Preventer | Reliever |
|---|---|---|
| What is in it | An inhaled steroid, alone or with a long-acting opener | A quick opener, alone or with an inhaled steroid |
| What it does | Calms the lining over days and weeks | Opens the tubes within minutes |
| When | As prescribed, also when you feel well | When symptoms come |
| How you know it works | You need the reliever less and less | You breathe easier within minutes |

International advice has changed here. Treating asthma with a quick opener such as salbutamol **alone** is no longer recommended for adults and adolescents, because it relieves the tightness and leaves the inflammation. Many people now use one combined inhaler, with an inhaled steroid and formoterol, both every day and for relief. Ask which plan is yours and have it written down.

"Steroid" frightens many families. The dose that is breathed in is tiny and goes where it is needed. Rinse the mouth and spit after each use, and hoarseness and thrush are rarely a problem.

## The steps, for a spray inhaler

An inhaler is easily used wrongly without anybody noticing, and then even the best medicine stays in the mouth. Bring yours to the next visit and show us. For a spray (a metered-dose inhaler):

1. Take the cap off and shake it well.
2. Breathe out gently, all the way, away from the inhaler.
3. Close your lips around the mouthpiece.
4. Start to breathe in slowly, press once, and keep breathing in slowly and deeply.
5. Hold your breath for ten seconds, or as long as is comfortable.
6. Wait half a minute before the second puff.

With a **spacer** the medicine waits in a chamber, so that the timing no longer matters and much more of it reaches the lungs. Children always need one, small children with a mask. Dry-powder devices are different: they want a quick, strong breath and must not be shaken. Always learn the steps of the device that you actually have.

## Is it under control?

Ask yourself about the last four weeks:

- Daytime symptoms more than twice a week?
- Any night when asthma woke you?
- The reliever needed more than twice a week?
- Anything you could not do because of asthma?

No "yes" means good control. One or two mean that something should be looked at: the technique first, then whether the preventer is really taken, then what sets the asthma off, and only then the dose. Three or four mean an appointment soon.

## Find your triggers

- **Smoke** of any kind: tobacco, incense, mosquito coils, firecrackers, burning leaves, the stove. A clean fuel and a window are medicine.
- **House dust mites**: wash bedding hot each week, sun the mattress, have few soft toys.
- **Infections**: the yearly flu vaccine is worth asking for.
- **Work**: flour, paint, grain, wood and some chemicals cause asthma that gets better on holidays. Tell us what you do.
- **Painkillers**: some people react to aspirin, ibuprofen or diclofenac.

Do not avoid sport. Well-treated asthma allows it; a warm-up and, if agreed, a puff before are enough.

## In an attack

1. Sit up straight and stay calm; loosen tight clothes.
2. Take one puff of the reliever every 30 to 60 seconds, through the spacer if there is one, up to ten puffs.
3. **Call the emergency number** if you are not better after ten puffs, if you feel worse at any time, or if you are worried.
4. If the ambulance has not come after 15 minutes, repeat up to ten puffs.

Call **at once**, without counting puffs, when somebody cannot finish a sentence, has blue lips, is exhausted or confused.

After any attack, see a doctor within two days, even if you are well again.

*Nothing here replaces your own written asthma plan.*`,
};
