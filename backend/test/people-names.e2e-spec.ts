import { Types } from 'mongoose';
import { User, mobileColumns, nameColumns } from '../src/users/user.schema.js';
import { filtered } from './support/care.js';
import type { Client } from './support/client.js';
import { addAdmin } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const NAMES = [
  "Maria D'Souza",
  'Peter De Souza',
  'Anthony Dsouza',
  'Mary Ann Thomas',
  'Mary-Ann Fernandes',
  'Maryann Pinto',
  'S. R. Ranganathan',
  'Shiyali Ranganathan',
  'A.P.J. Abdul Kalam',
  'K R Narayanan',
  'कमल',
  'कमला देवी',
  'Kamal Hassan',
  'Kamlesh Rao',
  'Priya Sharma',
  'प्रिया वर्मा',
  'Rajeshwari Iyer',
  'Rajkumar Singh',
  'लक्ष्मी नारायण',
  'Laxmi Agarwal',
  'முருகன்',
  'Gurpreet Singh',
  'শুভ সেন',
  'José Álvarez',
  "Siobhán O'Brien",
  'Mohammed Zakir',
  'Venkatesh Reddy',
  'Anil Kumar Gupta',
  'Sunita Choudhury',
  'Krishnamurthy Subramaniam',
  'Wei Li',
  'Dr Asha Rao',
];

/** What is typed, and the names that are found in this order; "…" allows more after them. */
const QUERIES: [string, ...string[]][] = [
  ['DSouza', 'Anthony Dsouza', "Maria D'Souza", '…'],
  ["d'souza", "Maria D'Souza", '…'],
  ['D’Souza Maria', "Maria D'Souza"],
  ['souza maria', "Maria D'Souza"],
  ['maria dsouza', "Maria D'Souza"],
  ['MARIA D SOUZA', "Maria D'Souza"],
  ['desouza', 'Peter De Souza', '…'],
  ['de souza', 'Peter De Souza', '…'],
  ['anthony d souza', 'Anthony Dsouza'],
  ['Mary Ann', 'Mary Ann Thomas', 'Mary-Ann Fernandes', 'Maryann Pinto'],
  ['ann mary', 'Mary Ann Thomas', 'Mary-Ann Fernandes', '…'],
  ['maryann', 'Maryann Pinto', 'Mary Ann Thomas', 'Mary-Ann Fernandes'],
  ['mary-ann pinto', 'Maryann Pinto'],
  ['Thomas, Mary Ann', 'Mary Ann Thomas'],
  ['SR Ranganathan', 'S. R. Ranganathan', '…'],
  ['S R Ranganathan', 'S. R. Ranganathan', '…'],
  ['s.r.ranganathan', 'S. R. Ranganathan', '…'],
  ['Ranganathan SR', 'S. R. Ranganathan', '…'],
  ['ranganatan', 'S. R. Ranganathan', 'Shiyali Ranganathan'],
  ['rangnathan', 'S. R. Ranganathan', 'Shiyali Ranganathan'],
  ['रंगनाथन', 'S. R. Ranganathan', 'Shiyali Ranganathan'],
  ['ரங்கநாதன்', 'S. R. Ranganathan', 'Shiyali Ranganathan'],
  ['shiyali r', 'Shiyali Ranganathan'],
  ['APJ Kalam', 'A.P.J. Abdul Kalam'],
  ['abdul kalam', 'A.P.J. Abdul Kalam'],
  ['abdulkalam', 'A.P.J. Abdul Kalam'],
  ['kalam apj abdul', 'A.P.J. Abdul Kalam'],
  ['KR Narayanan', 'K R Narayanan'],
  ['k.r. narayanan', 'K R Narayanan'],
  ['कमल', 'कमल', 'कमला देवी', 'Kamal Hassan', 'Kamlesh Rao'],
  ['कमला', 'कमला देवी', '…'],
  ['Kamal', 'Kamal Hassan', 'कमल', '…'],
  ['kamala devi', 'कमला देवी'],
  ['kamla', 'Kamal Hassan', 'कमल', 'कमला देवी', 'Kamlesh Rao'],
  ['kanal', 'Kamal Hassan', 'कमल', 'कमला देवी'],
  ['कमलेश', 'Kamlesh Rao'],
  ['priya', 'Priya Sharma', 'प्रिया वर्मा'],
  ['प्रिया', 'प्रिया वर्मा', 'Priya Sharma'],
  ['priya verma', 'प्रिया वर्मा'],
  ['sarma', 'Priya Sharma', '…'],
  ['Rajeswari', 'Rajeshwari Iyer'],
  ['iyer raj', 'Rajeshwari Iyer'],
  ['राजकुमार', 'Rajkumar Singh'],
  ['raj kumar', 'Rajkumar Singh'],
  ['लक्ष्मी', 'लक्ष्मी नारायण', 'Laxmi Agarwal'],
  ['lakshmi', 'Laxmi Agarwal', 'लक्ष्मी नारायण'],
  ['lakshmi narayan', 'लक्ष्मी नारायण'],
  ['murugan', 'முருகன்'],
  ['गुरप्रीत', 'Gurpreet Singh'],
  ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'Gurpreet Singh'],
  ['jose alvarez', 'José Álvarez'],
  ['obrien', "Siobhán O'Brien"],
  ['siobhan o brien', "Siobhán O'Brien"],
  ['mohamed', 'Mohammed Zakir'],
  ['mohammad jakir', 'Mohammed Zakir'],
  ['venktesh', 'Venkatesh Reddy'],
  ['gupta anil', 'Anil Kumar Gupta'],
  ['anil gupat', 'Anil Kumar Gupta'],
  ['choudhary', 'Sunita Choudhury'],
  ['krishnamoorthy', 'Krishnamurthy Subramaniam'],
  ['dr asha', 'Dr Asha Rao'],
  ['rao', 'Dr Asha Rao', 'Kamlesh Rao'],
  ['enatha', ''],
  ['xyzw', ''],
  ["'", ''],
];

const PHONES = [
  '98450 12345',
  '+91-98450-12345',
  '(0) 98450 12345',
  '00919845012345',
  'tel:9845012345',
  '९८४५०१२३४५',
  '12345',
];

describe('The table of names at the desk', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('people_names');
    admin = await addAdmin(portal);
    const rows = NAMES.map((name, n) => ({
      _id: new Types.ObjectId(),
      ...nameColumns(name),
      ...(n === 0 && { ...mobileColumns('+919845012345'), hospitalNumber: '100000016' }),
      email: `name-${n}@example.org`,
      type: 'patient' as const,
      passwordHash: 'none',
      image: 'patient.jpg',
    }));
    await portal.model<User>(User).insertMany(rows);
  });
  afterAll(() => portal.close());

  const found = async (q: string): Promise<string[]> => {
    const { status, body } = await filtered(admin, 'patients', { q });
    expect(status).toBe(200);
    return (body as { fullName: string }[]).map(({ fullName }) => fullName);
  };

  it(`finds the names for ${QUERIES.length} texts, exact hits first`, async () => {
    const wrong: unknown[] = [];
    for (const [typed, ...names] of QUERIES) {
      const expected = names.filter((name) => name !== '…' && name !== '');
      const all = await found(typed);
      const answer = names.includes('…') ? all.slice(0, expected.length) : all;
      if (answer.join() !== expected.join()) wrong.push([typed, all, expected]);
    }
    expect(wrong).toEqual([]);
  });

  it.each([...PHONES, '1000 0001 6', '100000016'])('finds one patient for the number %s', async (typed) =>
    expect(await found(typed)).toEqual(["Maria D'Souza"]),
  );
});
