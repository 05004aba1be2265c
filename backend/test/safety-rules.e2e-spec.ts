import { AllergyDto } from '../../openapi/contract/care/safety/allergies.js';
import type { CheckedPrescription } from '../../openapi/contract/care/safety/check-prescription.js';
import { SafetyRuleDto } from '../../openapi/contract/care/safety/rules.js';
import { MedicineSafety } from '../src/medicine-safety/medicine-safety.service.js';
import { SafetyRule } from '../src/medicine-safety/rules/safety-rule.schema.js';
import { expectOneRow } from './support/audit.js';
import { link } from './support/care.js';
import type { Answer, Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { untilPasses } from './support/until.js';

const PATH = '/api/v1/safety-rules';
const ORIGIN = { source: 'Drug committee', date: '2026-11-01' };
const INTERACTION = {
  kind: 'interaction',
  first: 'Warfarin',
  second: 'Cefixime',
  effect: 'Bleeding.',
  severity: 'serious',
  action: 'Check the INR.',
  ...ORIGIN,
};
const BRAND = { kind: 'name', name: 'Feverol', substances: ['Paracetamol'], ...ORIGIN };
const MEMBER = { kind: 'classMember', name: 'Newpen', substanceClass: 'Penicillins', ...ORIGIN };
const LIMIT = {
  kind: 'doseLimit',
  substance: 'Baclofen',
  route: 'oral',
  maxValue: 30,
  maxUnit: 'mg',
  period: 'day',
  ...ORIGIN,
};

describe('Entries of the tables that prescriptions are checked with', () => {
  let portal: Portal;
  /** A second process of the same hospital. */
  let other: Portal;
  let admin: Client;
  let colleague: Client;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('safetyrules');
    other = await startPortal('safetyrules');
    [admin, colleague] = [await addAdmin(portal), await addAdmin(portal)];
    [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
    await link(portal, patient, doctor);
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
  });
  beforeEach(async () => {
    await portal.model<SafetyRule>(SafetyRule).deleteMany({});
    await portal.app.get(MedicineSafety).refresh();
  });

  const add = async (body: object): Promise<SafetyRuleDto> => {
    const answer = await admin.post(PATH, body);
    expect([answer.status, answer.body.error]).toEqual([201, undefined]);
    return SafetyRuleDto.parse(answer.body);
  };
  const listed = async (filter: object, query = ''): Promise<SafetyRuleDto[]> =>
    (
      await admin.get<SafetyRuleDto[]>(
        `${PATH}?range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}${query}`,
      )
    ).body.map((row) => SafetyRuleDto.parse(row));
  const warningsFor = async (...medicines: object[]) => {
    const body = { patientId: patient.userId, medicines };
    return (await doctor.post<CheckedPrescription>('/api/v1/prescriptions/check', body)).body;
  };
  const named = (...names: string[]) => warningsFor(...names.map((name) => ({ name })));

  it('warns of an interaction of the hospital with its source and date', async () => {
    const pair = ['Warf 5', 'Taxim-O 200'];
    expect((await named(...pair)).warnings).toEqual([]);
    const rule = await add(INTERACTION);
    expect(rule).toMatchObject({
      title: 'Warfarin with cefixime',
      first: 'substance:warfarin',
      second: 'substance:cefixime',
      builtIn: false,
      active: true,
      version: 1,
    });
    const { warnings, notice } = await named(...pair);
    expect(warnings).toMatchObject([
      {
        kind: 'interaction',
        level: 'information',
        text: 'Warf 5 with Taxim-O 200: Serious. Bleeding. Check the INR.',
        source: ORIGIN.source,
        sourceDate: ORIGIN.date,
      },
    ]);
    expect(notice).toMatch(/not complete/);
    await admin.put(`${PATH}/${rule.id}`, { active: false });
    expect((await named(...pair)).warnings).toEqual([]);
  });

  it('warns of two members of one class', async () => {
    const classes = { first: 'class:statins', second: 'Statins' };
    await add({ ...INTERACTION, ...classes, effect: 'Muscle damage.' });
    const { warnings } = await named('Atorva 10', 'Rosuvastatin 10 mg');
    expect(warnings).toMatchObject([{ kind: 'interaction', source: ORIGIN.source }]);
    expect((await named('Atorva 10')).warnings).toEqual([]);
  });

  it('judges a dose by the route of the limit', async () => {
    await add({ ...LIMIT, substance: 'Salbutamol', route: 'inhaled', maxValue: 1, maxUnit: 'mg' });
    const tablets = { name: 'Tab Salbutamol 4 mg', dosage: '1 tablet', frequency: 'TDS', duration: '5 days' };
    expect((await warningsFor(tablets)).warnings).toEqual([]);
  });

  it('asks for a reason when a brand of the hospital belongs to a class of an allergy', async () => {
    const allergy = { patientId: patient.userId, substance: 'Penicillin' };
    const { id } = (await doctor.post<AllergyDto>('/api/v1/allergies', allergy)).body;
    expect((await named('Tab Newpen 250')).warnings).toMatchObject([{ kind: 'notCompared' }]);
    expect(await add(MEMBER)).toMatchObject({ name: 'Newpen', substanceClass: 'class:penicillins' });
    expect((await named('Tab Newpen 250')).warnings).toMatchObject([{ kind: 'allergy', level: 'reason' }]);
    await add({ ...MEMBER, name: 'Aztreonam' });
    expect((await named('Inj Aztreonam 1 g')).warnings).toMatchObject([{ level: 'reason' }]);
    await doctor.put(`/api/v1/allergies/${id}`, { status: 'enteredInError' });
  });

  it('knows a brand of the hospital in checks, doses and allergies', async () => {
    const rule = await add(BRAND);
    expect(rule).toMatchObject({ title: 'Feverol is paracetamol', substances: ['substance:paracetamol'] });
    expect((await named('Tab Feverol 500', 'Dolo 650')).warnings).toMatchObject([{ kind: 'repeated' }]);
    const much = {
      name: 'Tab Feverol 500 mg',
      dosage: '3 tablets',
      frequency: '1-1-1-1',
      duration: '3 days',
    };
    expect((await warningsFor(much)).warnings).toMatchObject([{ kind: 'dose' }]);
    const coded = await doctor.post<AllergyDto>('/api/v1/allergies', {
      patientId: patient.userId,
      substance: 'Feverol',
    });
    expect(coded.body.code).toBe('substance:paracetamol');
    await doctor.put(`/api/v1/allergies/${coded.body.id}`, { status: 'enteredInError' });
    await add({ ...BRAND, name: 'Feverol Plus', substances: ['Paracetamol', 'substance:caffeine'] });
    const { names } = portal.app.get(MedicineSafety);
    expect(names.namedIn('Tab FEVEROL-PLUS').substances).toEqual(['paracetamol', 'caffeine']);
  });

  it('warns above a dose limit of the hospital, which takes the place of a built-in one for a reason', async () => {
    const line = (name: string, dosage: string) => ({
      name,
      dosage,
      frequency: 'twice daily',
      duration: '5 days',
    });
    const much = line('Tab Paracetamol 500 mg', '3 tablets');
    expect((await warningsFor(much)).warnings).toEqual([]);
    const lower = { ...LIMIT, substance: 'Dolo', maxValue: 2, maxUnit: 'g', action: 'Ask for weight.' };
    const refused = await admin.post(PATH, lower);
    expectFailure(refused, { status: 422, fields: ['overrideReason'] });
    expect(refused.body.error).toContain('Paracetamol, by mouth: 4000 mg a day');
    const rule = await add({ ...lower, overrideReason: 'Many patients weigh less than 50 kg.' });
    const { warnings } = await warningsFor(much);
    expect(warnings).toMatchObject([{ kind: 'dose', source: ORIGIN.source, sourceDate: ORIGIN.date }]);
    expect(warnings[0].text).toMatch(/usual maximum of adults \(2 g a day\)\. Ask for weight\.$/);
    const [builtIn] = await listed({ kind: 'doseLimit', q: 'paracetamol', builtIn: true });
    expect(builtIn).toMatchObject({ replaced: true, active: false });
    await admin.delete(`${PATH}/${rule.id}`);
    expect((await admin.get(`${PATH}/${builtIn.id}`)).body).toMatchObject({ replaced: false, active: true });
    expect((await warningsFor(much)).warnings).toEqual([]);
  });

  it('switches a built-in entry off only for a reason, which is audited', async () => {
    const pair = ['Warf 5', 'Brufen 400'];
    const kinds = async () => (await named(...pair)).warnings.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['interaction']);
    const off = { kind: 'interaction', first: 'class:nsaids', second: 'Warf', active: false, ...ORIGIN };
    expectFailure(await admin.post(PATH, off), { status: 422, fields: ['overrideReason'] });
    const body = { ...off, overrideReason: 'Covered by the anticoagulation clinic.' };
    let id = '';
    await expectOneRowOf(async () => {
      const answer = await admin.post<SafetyRuleDto>(PATH, body);
      id = answer.body.id;
      return answer;
    }, body.overrideReason);
    expect(await kinds()).toEqual([]);
    expectFailure(await admin.put(`${PATH}/${id}`, { active: true }), {
      status: 400,
      fields: ['effect'],
    });
    expect((await admin.get(`${PATH}/${id}`)).body).toMatchObject({ active: false, version: 1 });
  });

  const expectOneRowOf = (act: () => Promise<Answer<unknown>>, overrideReason: string) =>
    expectOneRow(portal, act, {
      action: 'safety-rule.add',
      by: admin,
      resource: 'safety-rules',
      recordId: expect.any(String),
      after: expect.objectContaining({ overrideReason, active: false }),
    });

  it('reaches the other processes within a second', async () => {
    await other.app.get(MedicineSafety).refresh();
    await add(BRAND);
    await untilPasses(async () => {
      const { names } = other.app.get(MedicineSafety);
      expect(names.namedIn('Feverol 650').substances).toEqual(['paracetamol']);
    });
  });

  it('keeps one of two entries about the same pair that are added at once', async () => {
    const reversed = { ...INTERACTION, first: INTERACTION.second, second: INTERACTION.first };
    const answers = await Promise.all([admin.post(PATH, INTERACTION), colleague.post(PATH, reversed)]);
    const [kept, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(kept.status).toBe(201);
    expectFailure(refused, { status: 409, code: 'NAME_TAKEN', fields: ['second'] });
    expect(await listed({ builtIn: false })).toHaveLength(1);
  });

  it.each([
    [{ ...INTERACTION, first: 'Warfarine Sodium' }, 'first', /Did you mean .*warfarin/],
    [{ ...INTERACTION, second: 'Qqqmed' }, 'second', /Check the spelling/],
    [{ ...INTERACTION, second: 'Warf' }, 'second', /two different/],
    [{ ...INTERACTION, second: 'Augmentin' }, 'second', /amoxicillin, clavulanic acid/],
    [{ ...LIMIT, substance: 'NSAIDs' }, 'substance', /is a class/],
    [{ ...MEMBER, substanceClass: 'Penicilins' }, 'substanceClass', /Did you mean Penicillins/],
    [{ ...BRAND, name: 'tablet 500 mg' }, 'name', /cannot be a name/],
    [{ ...BRAND, name: 'Ibuprofen' }, 'name', /keeps its meaning/],
    [{ ...BRAND, name: 'NSAID' }, 'name', /keeps its meaning/],
    [{ ...BRAND, name: 'Crocin', substances: ['ibuprofen'] }, 'overrideReason', /Crocin is paracetamol/],
    [{ ...BRAND, overrideReason: 'None.' }, 'overrideReason', /No built-in entry/],
  ])('refuses %j by the field %s', async (body, field, message) => {
    const refused = await admin.post(PATH, body);
    expectFailure(refused, { status: 422, fields: [field] });
    expect(refused.body.error).toMatch(message);
  });

  it.each([
    [{ ...INTERACTION, severity: undefined }, ['severity']],
    [{ ...INTERACTION, source: ' ' }, ['source']],
    [{ ...INTERACTION, date: undefined }, ['date']],
    [{ ...LIMIT, maxValue: 0 }, ['maxValue']],
    [{ ...BRAND, substances: [] }, ['substances']],
    [{ ...BRAND, first: 'Warfarin' }, ['first']],
  ])('refuses the incomplete entry %j', async (body, fields) => {
    expectFailure(await admin.post(PATH, body), { status: 400, fields });
  });

  it('lists built-in and own entries by kind, words and state', async () => {
    const rule = await add(INTERACTION);
    expect(await listed({ builtIn: false })).toEqual([rule]);
    const interactions = await listed({ kind: 'interaction', q: 'warfarin' });
    expect(interactions.length).toBeGreaterThan(10);
    const titles = interactions.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    expect(interactions.every(({ title }) => /warfarin/i.test(title))).toBe(true);
    const [builtIn] = interactions.filter((one) => one.builtIn);
    expect(builtIn.source).toMatch(/British National Formulary/);
    expect(await listed({ id: [rule.id, builtIn.id] })).toHaveLength(2);
    expectFailure(await admin.get(`${PATH}?filter={"kind":"other"}`), {
      status: 400,
      fields: ['filter.kind'],
    });
    const { headers } = await admin.get(`${PATH}?range=[0,9]`);
    expect(headers.get('content-range')).toMatch(/^safety-rules 0-9\/\d{4}$/);
  });

  it('changes no built-in entry, and no entry that another person has changed', async () => {
    const [builtIn] = await listed({ builtIn: true, kind: 'interaction' });
    expectFailure(await admin.put(`${PATH}/${builtIn.id}`, { action: 'None.' }), {
      status: 409,
      code: 'WRONG_STATE',
    });
    expectFailure(await admin.delete(`${PATH}/${builtIn.id}`), { status: 409, code: 'WRONG_STATE' });
    const rule = await add(INTERACTION);
    const changed = await colleague.put<SafetyRuleDto>(`${PATH}/${rule.id}`, { ...rule, action: 'Wait.' });
    expect(changed.body).toMatchObject({ action: 'Wait.', version: 2 });
    expectFailure(await admin.put(`${PATH}/${rule.id}`, { ...rule, action: 'Stop.' }), {
      status: 409,
      code: 'EDIT_CONFLICT',
    });
  });

  it.each(['doctor', 'patient'])('is closed to a %s', async (who) => {
    const as = who === 'doctor' ? doctor : patient;
    const rule = await add(INTERACTION);
    const calls = [
      as.get(PATH),
      as.get(`${PATH}/${rule.id}`),
      as.post(PATH, BRAND),
      as.put(`${PATH}/${rule.id}`, { action: 'None.' }),
      as.delete(`${PATH}/${rule.id}`),
    ];
    for (const answer of await Promise.all(calls)) expectFailure(answer, { status: 403, code: 'FORBIDDEN' });
  });
});
