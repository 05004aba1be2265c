import { readEnv } from '../src/config/env.js';
import { openMail } from '../src/mail/mail-secret.js';
import { textOf } from '../src/mail/mail-text.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import type { Client } from './support/client.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newPerson, register } from './support/registration.js';

/** Each tried to make some version, template or mail program do more than show it. */
const ASKS = [
  '%SECRET%',
  '{{secret}} {{{secret}}}',
  '{{#with action}}{{url}}{{/with}}',
  '</p><a href="x%SECRET%">y</a>',
  '$& $1',
];
const ADULT = { dob: '1955-01-03', gender: 'male', relationship: 'parent' };

describe('A letter with a secret', () => {
  let portal: Portal;
  let desk: Client;
  let addresses = 0;
  const newEmail = () => `reader${(addresses += 1)}@example.org`;

  beforeAll(async () => {
    portal = await startPortal('secret_letters', { SMTP_URL: '', LOGIN_TRIES_PER_ADDRESS: '500' });
    desk = await addAdmin(portal);
  });
  beforeEach(() => portal.db.collection('registrationtries').deleteMany({}));
  afterAll(() => portal.close());

  const rows = () => portal.model<OutboxRow>(OutboxRow);
  const stored = async (to: string) => (await rows().findOne({ 'mail.to': to }).lean<OutboxRow>())!;

  /** Every route to a mail with a secret, with a name typed by its recipient or their guardian. */
  const LETTERS: [letter: string, link: string, write: (name: string, to: string) => Promise<unknown>][] = [
    [
      'that confirms an address',
      '/confirm-email#token=',
      (fullName, email) => register(portal.visitor, newPerson({ fullName, email })),
    ],
    [
      'for a new password',
      '/reset-password#token=',
      async (fullName, email) => {
        await addPatient(portal, fullName, { email });
        return portal.visitor.post('/api/users/forgot-password', { email, type: 'patient' });
      },
    ],
    [
      'of the desk',
      '/claim#code=',
      async (fullName, email) => {
        const { body } = await desk.post('/api/v1/patients', { fullName, mobile: '9812345678' });
        return desk.post(`/api/v1/patients/${body.id}/claim-mail`, { email });
      },
    ],
    [
      'of a guardian',
      '/claim#code=',
      async (fullName, email) => {
        const guardian = await addPatient(portal, fullName);
        const { body } = await guardian.post('/api/v1/dependants', { ...ADULT, fullName });
        return guardian.post(`/api/v1/dependants/${body.id}/invite`, { email });
      },
    ],
  ];

  describe.each(LETTERS)('%s', (_, link, write) => {
    it.each(ASKS)('has it once, in the link that the server builds, with a name like %s', async (ask) => {
      const to = newEmail();
      await write(`Asha ${ask}`, to);
      const { mail } = await stored(to);
      const letter = openMail(mail!, readEnv(process.env)).replaceAll('&#x3D;', '=');
      const [, secret] = new RegExp(`href="http[^"]*${link}([\\w-]{43})["&]`).exec(letter) ?? [];
      expect(secret).toBeDefined();
      expect(letter.split(secret)).toHaveLength(2);
      expect(letter.match(/<a /g)).toHaveLength(1);
      expect(textOf(letter)).toContain(`Asha ${ask}`);
      expect(JSON.stringify(await stored(to))).not.toContain(secret);
      expect(mail!.html).toContain(`${link.replace('=', '&#x3D;')}hidden`);
    });
  });
});
