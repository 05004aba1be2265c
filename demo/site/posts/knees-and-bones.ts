import type { PostSeed } from '../post-seed.js';

export const kneesAndBones: PostSeed = {
  slug: 'strong-bones-easier-knees',
  title: 'Strong bones, easier knees',
  summary:
    'Why knees ache and bones thin with age, which exercises help more than rest does, and how food, sun and safe floors prevent a fracture.',
  category: 'Bones and joints',
  author: 'Dr. Vikram Rathore, Orthopedics',
  illustration: 'bone',
  daysAgo: 19,
  sources: [
    {
      title: 'Osteoarthritis in over 16s: diagnosis and management (NG226)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2022,
      url: 'https://www.nice.org.uk/guidance/ng226',
    },
    {
      title: 'Osteoarthritis: fact sheet',
      publisher: 'World Health Organization',
      year: 2023,
      url: 'https://www.who.int/news-room/fact-sheets/detail/osteoarthritis',
    },
    {
      title: 'Osteoporosis',
      publisher: 'NHS',
      year: 2022,
      url: 'https://www.nhs.uk/conditions/osteoporosis/',
    },
    {
      title: 'Dietary Guidelines for Indians',
      publisher: 'ICMR – National Institute of Nutrition',
      year: 2024,
      url: null,
    },
  ],
  body: `Two different troubles are often thrown together. **Osteoarthritis** is a wearing of the joint: cartilage, bone and the lining around it change, and the knee hurts on stairs. **Osteoporosis** is a thinning of the bone itself: nothing hurts at all, until a small fall breaks a wrist or a hip. One person can have both, and much of what helps is the same.

## Why knees ache

Typical for osteoarthritis is pain that comes with use and eases with rest, stiffness in the morning that is gone within half an hour, and a joint that creaks. For a person over 45 with such a story a doctor can make the diagnosis without an X-ray or MRI; pictures often look worse or better than the knee feels.

What usually does *not* fit, and should be seen soon:

- a joint that is hot, red and swollen, or pain with fever
- stiffness that lasts much longer than half an hour each morning
- a knee that locks or suddenly gives way
- pain at night that does not let you sleep, or weight loss you cannot explain

## Movement is the treatment

It sounds wrong to exercise a painful joint, but strengthening the muscles around it is the first thing guidelines recommend. A little pain during the first two weeks is normal and is not damage.

| Exercise | How | How often |
|---|---|---|
| Chair rise | From a firm chair, stand up and sit down slowly, arms crossed if you can | 2 × 8 |
| Straight-leg raise | On your back, one knee bent; lift the other leg a hand's width, hold for five seconds | 2 × 10 each side |
| Step-up | On and off the lowest stair, holding the rail | 2 × 8 each side |
| Heel-to-toe stand | One foot in front of the other, beside a wall | 30 seconds each side |

Do them three or four days a week and add a daily walk on level ground. Cycling and walking in water are kind to knees. If you are heavy for your height, each kilogram lost is a load that the knee no longer carries at every step.

Heat before exercise and a painkilling gel on the knee are sensible helpers. Tablets of the ibuprofen or diclofenac type are for short spells only, and not at all without advice when there is an ulcer, kidney disease, heart disease or a blood thinner.

## Food and sun for bone

Bone is alive and is rebuilt all the time from calcium, protein and, to take calcium in, vitamin D.

- **Calcium**: milk, curd and paneer; ragi; sesame (til); small fish eaten with bones; green leaves; tofu.
- **Protein** at every meal: dal, milk, eggs, fish, soya. Thin people lose bone sooner.
- **Vitamin D** is made in the skin. Many of us live and work indoors; a short time in daylight with bare forearms on most days helps, without burning. Do not start high-dose sachets by yourself: too much is harmful. A blood test and a prescription take the guessing out.
- **Less of**: tobacco in any form, more than a little alcohol, very salty food.

## Who should have a bone-density test

Ask about a DEXA scan when you are past the menopause or over 65, and earlier when you have broken a bone in a simple fall, take steroid tablets for more than three months, had an early menopause, are very thin, or your mother or father broke a hip. The scan takes a few minutes, hurts nobody, and uses very little radiation.

If bone is thin there are good medicines, from weekly tablets to yearly infusions. They work only while they are taken as agreed, so tell us before you stop.

## Make falls unlikely

Most hips break at home.

1. Light the way from bed to bathroom at night.
2. Fix or remove loose rugs; keep wires along the wall.
3. Put a grab bar beside the toilet and a mat that does not slip in the bathing area.
4. Wear shoes that hold the heel; socks on tiles are skates.
5. Have your eyes checked, and let a doctor look over the list of medicines that make you drowsy.

*A new, hot or locked joint belongs in front of a doctor.*`,
};
