import { nouns } from '../../../../openapi/contract/words/nouns.js';
import { counted } from '../../../../openapi/contract/words/plural.js';

/** What people read about public site. */
export const publicSiteWords = {
  bookVisitAt: ({
    fullName,
    does,
    hospitalName,
    description,
  }: {
    fullName: string;
    does: string;
    hospitalName: string;
    description: string;
  }) => `${fullName}, ${does}. Book a visit at ${hospitalName}. ${description}`,
  consultationFeeRupees: (rupees: string) => `Consultation fee: ${rupees}.`,
  seesPatientsOn: (availableDays: string) => `Sees patients on ${availableDays}.`,
  ratedBy: (rating: number, reviews: number) => `Rated ${rating} of 5 in ${counted(reviews, nouns.review)}.`,
  speaks: (languages: string) => `Speaks ${languages}.`,
  nextFreeTimes: (times: string) => `Next free times: ${times}.`,
  addressOf: (hospital: string, address: string, phone: string) =>
    `${hospital}, ${address}. Phone: ${phone}.`,
  reviewOf: (name: string, stars: number, text: string) => `${name}, ${stars} of 5: ${text}`,
  bookVisitWith: (fullName: string) => `Book a visit with ${fullName}`,
  priceRupees: (rupees: string) => `Price: ${rupees}.`,
  reportWithinTurnaround: (turnaround: string) => `Report within ${turnaround}.`,
  group: (group: string) => `Group: ${group}.`,
  bookTestName: (testName: string) => `Book ${testName}`,
  brand: (brand: string) => `Brand: ${brand}.`,
  priceOfOneBox: (rupees: string) => `Price of one box: ${rupees}.`,
  deliveredWithinTurnaround: (turnaround: string) => `Delivered within ${turnaround}.`,
  soldOutAtMoment: 'Sold out at the moment.',
  buyMedicineName: (medicineName: string) => `Buy ${medicineName}`,
  byAuthor: (author: string) => `By ${author}.`,
  readItOnSite: 'Read it on the site',
  noSuchPage: {
    title: 'There is no such page',
    text: 'The address may be misspelt, or the page has moved.',
    action: 'Find a doctor',
    list: '/find-doctor',
  },
  noLongerHere: (what: string) => ({
    title: `This ${what} is no longer here`,
    text: 'It may have been taken back or have another address now.',
    action: 'See what there is',
  }),
  firstPage: 'First page',
  disallowApi: 'Disallow: /api/',
} as const;
