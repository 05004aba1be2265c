import type { PostSeed } from '../post-seed.js';

export const ringworm: PostSeed = {
  slug: 'itchy-ring-on-the-skin',
  title: 'An itchy ring on the skin: why the quick cream makes it worse',
  summary:
    'Ringworm is a fungus, not a worm, and not an allergy. How to recognise it, why steroid mixtures let it spread, and how to get rid of it for good.',
  category: 'Skin',
  author: 'Dr. Gurpreet Singh Gill, Dermatology',
  illustration: 'skin',
  daysAgo: 68,
  sources: [
    {
      title: 'Expert Consensus on The Management of Dermatophytosis in India (ECTODERM India)',
      publisher: 'BMC Dermatology',
      year: 2018,
      url: null,
    },
    {
      title: 'About Ringworm and Fungal Nail Infections',
      publisher: 'Centers for Disease Control and Prevention',
      year: 2024,
      url: 'https://www.cdc.gov/ringworm/',
    },
  ],
  body: `It begins as a small red patch in the groin, under the breast, at the waist or on the arm. It itches, more at night and in the heat. Somebody recommends a cream from the shop; within two days the itch is gone and everyone is happy. Two weeks later the patch is back, larger, and soon a second member of the family scratches too. This is the story we hear most often in the skin clinic, and it has a simple explanation.

## What it is

The name *ringworm* misleads: there is no worm. A **fungus** called a dermatophyte lives in the outermost, dead layer of the skin, in hair or in nails. It loves warmth, sweat and tight clothes, which makes our summers and monsoons its season. Dermatologists in India have seen it become more stubborn and more widespread over the last years.

Doctors call it tinea, with a second word for the place.

| Place | Name | Looks like |
|---|---|---|
| Groin and inner thighs | Tinea cruris, "jock itch" | Spreading half-moons with a sharp edge |
| Trunk, arms, legs | Tinea corporis | Rings, clearer in the middle, scaly border |
| Feet | Tinea pedis, "athlete's foot" | Peeling, cracks and itch between the toes |
| Scalp, mostly children | Tinea capitis | Bald scaly patches, broken hairs |
| Nails | Onychomycosis | Thick, crumbling, yellow |

The typical sign is the **edge**: raised, red and scaly, wandering outwards while the centre heals. Not every ring is a fungus, though. Eczema, psoriasis and other conditions can look alike, so a patch that does not behave should be scraped: a few scales under the microscope give the answer in minutes.

## The trap in the tube

Many popular creams mix three or four things: an antifungal, an antibiotic and a **strong steroid** such as clobetasol or betamethasone. The steroid stops the itch by putting the skin's defence to sleep. The fungus then grows undisturbed. After weeks the ring loses its shape, spreads, and becomes hard to recognise and harder to treat. The skin of the groin and the face can become thin and show stretch marks that never go away.

Experts in India advise against steroid mixtures for ringworm. So:

- Look at the back of the tube for words that end in *-sone*, *-solone* or *-sol*.
- Do not borrow a cream, and do not use one left over from the last time.
- If you have used such a cream for weeks, tell us. You have done nothing shameful, and it changes the plan.

## How it is cured

1. **A plain antifungal cream**, for example luliconazole, terbinafine, clotrimazole or another that your doctor chooses. Put it on the patch *and two fingers' breadth around it*, on dry skin, as often as the label says.
2. **Long enough.** The itch goes in days, the fungus does not. Continue at least two weeks beyond the moment when the skin looks normal.
3. **Tablets** when large areas, the scalp or the nails are affected, or when it has come back. They take weeks, sometimes with blood tests, and some do not mix with other medicines. They are for a doctor to prescribe.
4. **Everybody at the same time.** Family members with itch are treated together; otherwise it goes round in a circle.

## What you can do yourself

- Bathe daily and after sweating, and dry every fold well. A separate towel for each person.
- Wear loose cotton. Change underwear and socks every day; no tight jeans or synthetic leggings while you are being treated.
- Wash clothes, towels and sheets of those affected separately in hot water, dry them in the sun, and iron the seams.
- Do not share combs, caps, razors or footwear.
- Trim nails short; scratching carries the fungus to new places.
- Look at pets: a bald patch on a cat or dog belongs to the vet.

## Come to us when

- it has not improved after two weeks of correct treatment, or comes back
- it is on the scalp, face or nails, or covers large areas
- a child, a pregnant woman, or somebody with diabetes or weak immunity is affected
- the skin is hot, swollen, weeping or painful, or there is fever: then do not wait

*Treatment should follow an examination of the skin.*`,
};
