import {
  FavouriteLine as FavouriteLineDto,
  MAX_FAVOURITES,
} from '../../openapi/contract/care/favourite-lines.js';
import { FavouriteLine } from '../src/prescriptions/favourites/favourite-line.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addDoctor } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const PATH = '/api/v1/favourite-lines';
const LINE = 'Tab Metformin 500 1-0-1 x 5d after food';

describe('Favourite lines', () => {
  let portal: Portal;
  let doctor: Client;
  let colleague: Client;

  beforeAll(async () => {
    portal = await startPortal('favourite-lines');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal, 'Dr. Vikram Nair');
    colleague = await addDoctor(portal, 'Dr. Colleague');
  });

  const linesOf = async (client: Client): Promise<string[]> => {
    const { body } = await client.get(PATH);
    return (body as FavouriteLineDto[]).map(({ line }) => line);
  };
  const add = (line: string) => doctor.post(PATH, { line });

  it("lists a doctor's own lines in alphabetical order", async () => {
    const { status, body } = await add(`  ${LINE} `);
    expect(status).toBe(201);
    expect(FavouriteLineDto.parse(body)).toMatchObject({ line: LINE });
    await add('Tab Amlodipine 5 OD 30 days');
    expect(await linesOf(doctor)).toEqual(['Tab Amlodipine 5 OD 30 days', LINE]);
    expect(await linesOf(colleague)).toEqual([]);
  });

  it('keeps a line once, also when it is added twice at the same moment', async () => {
    const added = await Promise.all([add(LINE), add(LINE), add(LINE)]);
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(added.map(({ body }) => (body as FavouriteLineDto).id)).size).toBe(1);
    expect(await linesOf(doctor)).toEqual([LINE]);
  });

  it('removes a line of the doctor only', async () => {
    const { body } = await add(LINE);
    const path = `${PATH}/${(body as FavouriteLineDto).id}`;
    expectFailure(await colleague.delete(path), { status: 404, code: 'NOT_FOUND' });
    expect(await doctor.delete(path)).toMatchObject({ status: 200, body });
    expectFailure(await doctor.delete(path), { status: 404, code: 'NOT_FOUND' });
    expect(await linesOf(doctor)).toEqual([]);
  });

  it('takes at most 100 lines', async () => {
    const rows = Array.from({ length: MAX_FAVOURITES }, (_, n) => ({
      doctorId: doctor.userId,
      line: `${LINE} ${n}`,
    }));
    await portal.model<FavouriteLine>(FavouriteLine).insertMany(rows);
    expectFailure(await add(LINE), { status: 409, code: 'WRONG_STATE' });
    expect(await add(`${LINE} 7`)).toMatchObject({ status: 201 });
    expect(await linesOf(doctor)).toHaveLength(MAX_FAVOURITES);
  });

  it.each([{}, { line: ' ' }, { line: 'x'.repeat(301) }, { line: LINE, doctorId: 'x' }])(
    'refuses %j',
    async (body) => {
      const { status } = await doctor.post(PATH, body);
      expect(status).toBe(400);
      expect(await linesOf(doctor)).toEqual([]);
    },
  );
});
