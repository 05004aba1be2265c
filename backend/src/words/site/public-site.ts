import { nouns } from '../../../../openapi/contract/words/nouns.js';
import { counted } from '../../../../openapi/contract/words/plural.js';

/** What people read about public site. */
export const publicSiteWords = {
  doctor: {
    bookAt: (hospitalName: string) => `Book a visit at ${hospitalName}.`,
    experience: (years: number) => `${years} years of experience`,
    fee: (rupees: string) => `Consultation fee: ${rupees}.`,
    days: (availableDays: string) => `Sees patients on ${availableDays}.`,
    rating: (rating: number, reviews: number) => `Rated ${rating} of 5 in ${counted(reviews, nouns.review)}.`,
    languages: (languages: string) => `Speaks ${languages}.`,
    nextTimes: (times: string) => `Next free times: ${times}.`,
    hospital: (hospital: string, address: string, phone: string) =>
      `${hospital}, ${address}. Phone: ${phone}.`,
    review: (name: string, stars: number, text: string) => `${name}, ${stars} of 5: ${text}`,
    book: (fullName: string) => `Book a visit with ${fullName}`,
  },
  labTest: {
    summary: (testName: string, price: string) => `${testName} for ${price}.`,
    price: (rupees: string) => `Price: ${rupees}.`,
    turnaround: (turnaround: string) => `Report within ${turnaround}.`,
    group: (group: string) => `Group: ${group}.`,
    book: (testName: string) => `Book ${testName}`,
  },
  medicine: {
    brand: (brand: string) => `Brand: ${brand}.`,
    price: (rupees: string) => `Price of one box: ${rupees}.`,
    delivery: (turnaround: string) => `Delivered within ${turnaround}.`,
    soldOut: 'Sold out at the moment.',
    buy: (medicineName: string) => `Buy ${medicineName}`,
  },
  post: {
    author: (author: string) => `By ${author}.`,
    read: 'Read it on the site',
  },
  noSuchPage: {
    title: 'There is no such page',
    text: 'The address may be misspelt, or the page has moved.',
    action: 'Find a doctor',
  },
  noLongerHere: {
    doctor: 'This doctor is no longer here',
    labTest: 'This lab test is no longer here',
    medicine: 'This medicine is no longer here',
    article: 'This article is no longer here',
    text: 'It may have been taken back or have another address now.',
    action: 'See what there is',
  },
  firstPage: 'First page',
} as const;
