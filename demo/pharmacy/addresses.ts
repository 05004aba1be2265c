import { randomFrom } from '../random.js';

/** Streets and quarters that exist; the house numbers follow from the names of people who do not. */
const places: [street: string, quarter: string, city: string][] = [
  ['12th Main Road', 'Indiranagar', 'Bengaluru, Karnataka 560038'],
  ['Linking Road', 'Bandra West', 'Mumbai, Maharashtra 400050'],
  ['Anna Nagar 2nd Avenue', 'Anna Nagar', 'Chennai, Tamil Nadu 600040'],
  ['Rash Behari Avenue', 'Gariahat', 'Kolkata, West Bengal 700029'],
  ['Road No. 10', 'Banjara Hills', 'Hyderabad, Telangana 500034'],
  ['Fergusson College Road', 'Shivajinagar', 'Pune, Maharashtra 411004'],
  ['C. G. Road', 'Navrangpura', 'Ahmedabad, Gujarat 380009'],
  ['Outer Ring Road', 'Saket', 'New Delhi 110017'],
  ['M. G. Road', 'Ravipuram', 'Kochi, Kerala 682016'],
  ['Sector 17 Market Road', 'Sector 17', 'Chandigarh 160017'],
  ['Tonk Road', 'Bapu Nagar', 'Jaipur, Rajasthan 302015'],
  ['Zoo Road', 'Geetanagar', 'Guwahati, Assam 781021'],
];
const homes = ['Flat', 'House No.', 'Apartment', 'Plot'] as const;

/** A postal address in India that follows from a person's name, in one line. */
export function addressOf(fullName: string): string {
  const random = randomFrom(`address of ${fullName}`);
  const [street, quarter, city] = random.pick(places);
  return `${random.pick(homes)} ${1 + random.below(240)}, ${street}, ${quarter}, ${city}`;
}
