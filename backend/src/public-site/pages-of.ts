import type { ReviewDto } from '../../../openapi/contract/care/reviews.js';
import type { Doctor } from '../../../openapi/contract/people/doctors.js';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import { formatPaise, toPaise } from '../common/money.js';
import { articleHtml } from '../posts/article-html.js';
import type { Post } from '../posts/post.schema.js';
import type { PublicPage } from './public-page.js';
import { tPublicSite } from '../messages/site/public-site.js';

/** A picture of the built site. */
const PREVIEW_PICTURE = '/social-preview.png';
const MAX_DESCRIPTION = 200;

const rupees = (price: number): string => formatPaise(toPaise(price));
const offer = (price: number, available = true) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'INR',
  availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
});
const searchRoute = (list: string, name: string) => `${list}?search=${encodeURIComponent(name)}`;
const present = (lines: (string | null | false)[]): string[] =>
  lines.filter((line): line is string => !!line);

/** Cuts at whole words only. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, line.lastIndexOf(' ', MAX_DESCRIPTION - 1))} …`;
}

/** The changing facts of a doctor: reviews, and the next free times as text. */
interface DoctorNews {
  newest: ReviewDto[];
  next: string[];
}

type Facts = Omit<PublicPage, 'path' | 'changedOn'>;

/** A rating in schema.org's format. */
const starsOf = (ratingValue: number) => ({ '@type': 'Rating', ratingValue, bestRating: 5, worstRating: 1 });

/** A doctor, as schema.org's Physician. */
export function doctorPage(
  doctor: Doctor,
  hospital: { name: string; address: string; phone: string },
  { newest, next }: DoctorNews,
): Facts {
  const { fullName, speciality, qualification, experience, fee, availableDays, languages } = doctor;
  const { rating, reviewCount } = doctor;
  const does = present([
    speciality,
    qualification,
    experience !== null && tPublicSite('doctor.experience', { years: experience }),
  ]);
  const description = shortened(
    [
      `${fullName}, ${does.join(', ')}.`,
      tPublicSite('doctor.bookAt', { hospitalName: hospital.name }),
      doctor.description ?? '',
    ].join(' '),
  );
  return {
    title: speciality ? `${fullName}, ${speciality}` : fullName,
    description,
    kind: 'profile',
    picture: `/image/users/${doctor.image}`,
    portrait: fullName,
    paragraphs: present([
      does.join(' · '),
      rating !== null && tPublicSite('doctor.rating', { rating, reviews: reviewCount }),
      doctor.description,
      languages.length > 0 && tPublicSite('doctor.languages', { languages: languages.join(', ') }),
      fee !== null && tPublicSite('doctor.fee', { rupees: rupees(fee) }),
      availableDays.length > 0 && tPublicSite('doctor.days', { availableDays: availableDays.join(', ') }),
      next.length > 0 && tPublicSite('doctor.nextTimes', { times: next.join('; ') }),
      tPublicSite('doctor.hospital', {
        hospital: hospital.name,
        address: hospital.address,
        phone: hospital.phone,
      }),
      ...newest.map(({ name, rating: stars, text }) => tPublicSite('doctor.review', { name, stars, text })),
    ]),
    route: `/doctors/${doctor.slug}`,
    action: tPublicSite('doctor.book', { fullName }),
    thing: {
      '@type': 'Physician',
      name: fullName,
      description,
      ...(speciality && { medicalSpecialty: speciality }),
      ...(languages.length > 0 && { knowsLanguage: languages }),
      ...(rating !== null && {
        aggregateRating: { ...starsOf(rating), '@type': 'AggregateRating', reviewCount },
        review: newest.map(({ name, rating: stars, text, createdAt }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name },
          datePublished: createdAt.slice(0, 10),
          reviewBody: text,
          reviewRating: starsOf(stars),
        })),
      }),
      ...(fee !== null && { priceRange: rupees(fee) }),
      telephone: hospital.phone,
      address: hospital.address,
      hospitalAffiliation: { '@type': 'Hospital', name: hospital.name, address: hospital.address },
    },
  };
}

/** A lab test, as schema.org's MedicalTest. */
export const labTestPage = (test: LabTestDto): Facts => ({
  title: test.testName,
  description: shortened(
    `${tPublicSite('labTest.summary', { testName: test.testName, price: rupees(test.price) })} ${test.description}`,
  ),
  kind: 'website',
  picture: test.imageUrl,
  paragraphs: present([
    test.description,
    tPublicSite('labTest.price', { rupees: rupees(test.price) }),
    tPublicSite('labTest.turnaround', { turnaround: test.turnaround }),
    test.group && tPublicSite('labTest.group', { group: test.group }),
  ]),
  route: searchRoute('/labtest', test.testName),
  action: tPublicSite('labTest.book', { testName: test.testName }),
  thing: {
    '@type': 'MedicalTest',
    name: test.testName,
    description: test.description,
    ...(test.group && { usedToDiagnose: { '@type': 'MedicalCondition', name: test.group } }),
  },
});

/** A medicine, as schema.org's Drug. */
export const medicinePage = (medicine: MedicineDto): Facts => ({
  title: medicine.name,
  description: shortened(`${medicine.name} for ${rupees(medicine.promotionPrice)}. ${medicine.description}`),
  kind: 'website',
  picture: medicine.imageUrl,
  paragraphs: present([
    medicine.description,
    medicine.brand && tPublicSite('medicine.brand', { brand: medicine.brand }),
    tPublicSite('medicine.price', { rupees: rupees(medicine.promotionPrice) }),
    medicine.stock > 0
      ? tPublicSite('medicine.delivery', { turnaround: medicine.turnaround })
      : tPublicSite('medicine.soldOut'),
  ]),
  route: searchRoute('/medicine', medicine.name),
  action: tPublicSite('medicine.buy', { medicineName: medicine.name }),
  thing: {
    '@type': 'Drug',
    name: medicine.name,
    description: medicine.description,
    ...(medicine.brand && { manufacturer: { '@type': 'Organization', name: medicine.brand } }),
    offers: offer(medicine.promotionPrice, medicine.stock > 0),
  },
});

/** An article with its whole text; typed HTML is escaped. */
export function articlePage(post: Post): Facts {
  const { slug, title, summary, author, publishedAt } = post;
  return {
    title,
    description: summary,
    kind: 'article',
    picture: PREVIEW_PICTURE,
    paragraphs: [tPublicSite('post.author', { author }), summary],
    html: articleHtml(post),
    route: `/blog/${slug}`,
    action: tPublicSite('post.read'),
    thing: {
      '@type': 'Article',
      headline: title,
      description: summary,
      author: { '@type': 'Person', name: author },
      datePublished: publishedAt?.toISOString(),
    },
  };
}
