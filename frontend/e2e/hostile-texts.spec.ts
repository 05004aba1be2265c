import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Api } from './support/api';
import { type Person, demoAdmin, demoDoctor, demoPatient } from './support/people';
import { enterAs, moveTo, settled } from './support/site';
import { expect, test } from './support/test';

const SHORT = '<img data-hostile src=x onerror=alert(1)>';
/** Each would run, render or navigate if a screen treated it as more than text. */
const ATTACKS = [
  SHORT,
  '<script data-hostile>alert(1)</script>',
  '"><svg data-hostile onload=alert(1)>',
  `'><iframe data-hostile srcdoc="<script>parent.alert(1)</script>">`,
  '<a data-hostile href="javascript:alert(1)">x</a>',
  '[a link](javascript:alert(1))',
  '![a picture](x" onerror="alert(1))',
  '<details data-hostile open ontoggle=alert(1)>',
  '</title></textarea></style><math data-hostile><mi xlink:href="javascript:alert(1)">x',
  '<form data-hostile><button formaction=javascript:alert(1)>x</button></form>',
  '<style data-hostile>@import "x";</style>',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)}',
];
/** Screens that show some of it on opening; others have it in fields or behind a click. */
const MIN_SCREENS = 8;
const TEXT = ATTACKS.join('\n\n');

/** What must not appear after hostile text: a dialog, an element of the text, a blocked script. */
function watch(page: Page, faults: string[]): () => Promise<void> {
  let place = '';
  page.on('dialog', (dialog) => {
    faults.push(`a dialog on ${place}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(`${place}: ${message.text()}`);
  });
  return async () => {
    place = page.url();
    await expect(page.locator('[data-hostile]')).toHaveCount(0);
    await expect(page.locator('[href^="javascript:" i], [onerror], [onload]')).toHaveCount(0);
  };
}

interface Written {
  patient: Person;
  doctor: Person;
  admin: Person;
  slug: string;
  mailId: string;
  remove: () => Promise<void>;
}

/** Fills every free-text field of every role through the site's own calls. */
async function write(api: Api): Promise<Written> {
  const [patient, doctor, admin] = [
    await api.newPatient('Tara'),
    await api.logIn(demoDoctor),
    await api.logIn(demoAdmin),
  ];
  const { version } = await api.call<{ version: number }>('get', '/api/v1/me', patient);
  await api.call('put', '/api/v1/me', patient, { fullName: SHORT, version });
  const person = await api.doctorNamed(demoDoctor.fullName);
  const booked = await api.bookPaid(patient, person, await api.freeSlot(person), TEXT.slice(0, 480));
  await api.respond(doctor, booked, 'accepted');
  await api.call('post', '/api/v1/records', doctor, {
    patientId: patient.userId,
    kind: 'note',
    title: SHORT,
    text: TEXT,
  });
  await api.call('post', '/api/v1/prescriptions', doctor, {
    patientId: patient.userId,
    patientName: SHORT,
    age: 36,
    confirmPerson: true,
    gender: 'female',
    contact: '9812345678',
    date: new Date().toISOString().slice(0, 10),
    symptoms: SHORT,
    diagnosis: SHORT,
    medicines: [{ name: SHORT, dosage: SHORT, frequency: SHORT, duration: '1 month' }],
    notes: SHORT,
  });
  const reviewId = await writeReview(api);
  await api.call('post', `/api/v1/reviews/${reviewId}/approve`, admin);
  const site = await writeSite(api, admin);
  const mailId = await newest(api, 'mails', admin);
  const remove = async () => {
    for (const path of [`reviews/${reviewId}`, ...site.made])
      await api.call('delete', `/api/v1/${path}`, admin);
  };
  return { patient, doctor, admin, slug: site.slug, mailId, remove };
}

/** A review needs a past visit: the demo's patient has some. Returns its id. */
async function writeReview(api: Api): Promise<string> {
  const patient = await api.logIn(demoPatient);
  const listed = <T>(resource: string, filter: object) =>
    api.call<T[]>('get', `/api/v1/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, patient);
  const written = await listed<{ appointmentId: string }>('reviews', { mine: true });
  const visits = await listed<{ id: string }>('appointments', { status: 'completed' });
  const open = visits.find(({ id }) => !written.some(({ appointmentId }) => appointmentId === id));
  const review = { appointmentId: open?.id, rating: 5, text: TEXT.slice(0, 900) };
  return (await api.call<{ id: string }>('post', '/api/v1/reviews', patient, review)).id;
}

/**
 * The texts of an administrator and a visitor: an article, a question with its answer, products, a chat
 * message.
 */
async function writeSite(api: Api, admin: Person): Promise<{ slug: string; made: string[] }> {
  const slug = `hostile-${randomUUID().slice(0, 8)}`;
  const make = async (resource: string, body: object) => {
    const { id } = await api.call<{ id: string }>('post', `/api/v1/${resource}`, admin, body);
    return `${resource}/${id}`;
  };
  const made = [
    await make('posts', {
      slug,
      title: SHORT,
      summary: SHORT,
      category: 'Heart',
      author: SHORT,
      illustration: 'heart',
      body: TEXT,
      sources: [{ title: SHORT, publisher: SHORT, year: 2025, url: 'https://www.example.org/' }],
      status: 'published',
    }),
    await make('faqs', { question: SHORT, answer: TEXT, category: 'Visiting us', position: 0 }),
    await make('medicines', { name: SHORT, description: SHORT, turnaround: SHORT, price: 10, stock: 5 }),
    await make('lab-tests', { testName: SHORT, description: SHORT, turnaround: SHORT, price: 10 }),
  ];
  await api.call('post', '/chat', undefined, { message: `${SHORT} zeppelin ${slug}?` });
  return { slug, made: [...made, `questions/${await newest(api, 'questions', admin)}`] };
}

/** The id of the newest record of a resource. */
async function newest(api: Api, resource: string, admin: Person): Promise<string> {
  const path = `/api/v1/${resource}?sort=["id","DESC"]`;
  const [row] = await api.call<{ id: string }[]>('get', path, admin);
  if (!row) throw new Error(`There are no ${resource}.`);
  return row.id;
}

test('hostile text is shown as text on the screens of every role', async ({ api, newWindow, faults }) => {
  const { patient, doctor, admin, slug, mailId, remove } = await write(api);
  const screens: [Person | null, string[]][] = [
    [null, ['/', '/search?q=onerror', '/blog', `/blog/${slug}`, '/medicine', '/labtest', '/patient-stories']],
    [
      patient,
      ['patient-dash', 'patientapps', 'patient-records', 'prescriptions', 'profile'].map(
        (page) => `/patientlogin/${page}`,
      ),
    ],
    [doctor, ['/doctor-login/doctor-main', `/doctor-login/doctor-records?patient=${patient.userId}`]],
    [
      admin,
      [
        ...['appointments', 'patients', 'reviews', 'Chatbot', 'posts', 'faqs', 'MedicineView'].map(
          (page) => `/admin/${page}`,
        ),
        `/admin/mails/${mailId}/show`,
      ],
    ],
  ];
  const shown: Record<string, string[]> = {};
  for (const [person, routes] of screens) {
    const role = person?.type ?? 'visitor';
    const seen: string[] = (shown[role] = []);
    const page = await newWindow();
    const check = watch(page, faults);
    for (const [place, route] of routes.entries()) {
      if (place > 0) await moveTo(page, route);
      else if (person) await enterAs(page, person, route);
      else await page.goto(`/#${route}`);
      await settled(page);
      await check();
      if ((await page.getByText('alert(1)').count()) > 0) seen.push(route);
    }
  }
  await remove();
  // The texts were actually rendered on every person's screens.
  expect(Object.entries(shown).filter(([, routes]) => routes.length === 0)).toEqual([]);
  expect(Object.values(shown).flat().length).toBeGreaterThanOrEqual(MIN_SCREENS);
});
