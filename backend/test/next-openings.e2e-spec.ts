import type { DoctorCard } from '../../openapi/contract/people/doctors.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import type { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { openCheckout, wishFor } from './support/visits.js';

/** A Wednesday; the tests' clock shows noon. */
const TODAY = '2030-05-15';

describe('Next openings', () => {
  let portal: Portal;
  let late: Client;

  beforeAll(async () => {
    portal = await startPortal('next_openings');
    jest.spyOn(portal.app.get(HospitalClock), 'wall').mockReturnValue({ date: TODAY, time: '12:00' });
    const add = (name: string, overrides: Partial<User>) => addDoctor(portal, name, overrides);
    await add('Dr. Early', { timeSlots: ['08:00', '09:00'], feePaise: 90_000, languages: ['Tamil'] });
    late = await add('Dr. Late', {
      timeSlots: ['12:00', '15:00', '18:00'],
      gender: 'male',
      feePaise: 50_050,
    });
    await add('Dr. Weekend', { availableDays: ['Saturday'], timeSlots: ['10:00'], feePaise: null });
    await add('Dr. New', { availableDays: [], timeSlots: [], speciality: 'Neurology', feePaise: 10_000 });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await portal?.close();
  });

  const find = async (query: string) => {
    const { status, body } = await portal.visitor.get(`/api/users/doctors?${query}`);
    expect(status).toBe(200);
    return body as { value: DoctorCard[]; total: number };
  };
  const found = async (query: string) =>
    (await find(query)).value.map(({ fullName }) => fullName.replace('Dr. ', ''));
  const openings = async (name: string, query = '') => {
    const { value } = await find(`page=1&${query}`);
    const { nextOpenings } = value.find(({ fullName }) => fullName === `Dr. ${name}`)!;
    return nextOpenings.map(({ date, time }) => `${date.slice(8)} ${time}`);
  };

  it('is the next free time and the two after it', async () => {
    expect(await openings('Early')).toEqual(['16 08:00', '16 09:00', '17 08:00']);
    expect(await openings('Late')).toEqual(['15 15:00', '15 18:00', '16 12:00']);
    expect(await openings('Weekend')).toEqual(['18 10:00', '25 10:00', '01 10:00']);
    expect(await openings('New')).toEqual([]);
  });

  it('narrows the list by day and part of the day, and then shows the times of it', async () => {
    expect(await found('day=today')).toEqual(['Late']);
    expect(await found('day=today&part=morning')).toEqual([]);
    expect(await found('day=tomorrow')).toEqual(['Early', 'Late']);
    expect(await found('day=this-week')).toEqual(['Early', 'Late', 'Weekend']);
    expect(await found('day=2030-05-18&part=morning')).toEqual(['Early', 'Weekend']);
    expect(await found('day=2030-05-14')).toEqual([]);
    expect(await found('day=2030-07-15')).toEqual([]);
    expect(await found('part=evening')).toEqual(['Late']);
    expect(await openings('Late', 'part=evening')).toEqual(['15 18:00', '16 18:00', '17 18:00']);
    expect(await openings('Late', 'part=afternoon')).toEqual(['15 15:00', '16 12:00', '16 15:00']);
    expect(await openings('Early', 'day=2030-05-20')).toEqual(['20 08:00', '20 09:00']);
  });

  it('goes with the other filters, and orders the list', async () => {
    expect(await found('gender=male')).toEqual(['Late']);
    expect(await found('language=Tamil')).toEqual(['Early']);
    expect(await found('maxFee=500')).toEqual(['New']);
    expect(await found('maxFee=501')).toEqual(['Late', 'New']);
    expect(await found('speciality=Neurology&gender=female&maxFee=100')).toEqual(['New']);
    expect(await found('sort=nextOpening')).toEqual(['Late', 'Early', 'Weekend', 'New']);
    expect(await found('sort=nextOpening&part=morning')).toEqual(['Early', 'Weekend']);
  });

  it('is gone with a hold and a leave, and back when these are given up', async () => {
    const [patient, admin] = [await addPatient(portal), await addAdmin(portal)];
    const at = (preferredDate: string, preferredTime: string) =>
      wishFor(portal, late, { preferredDate, preferredTime });
    const hold = await openCheckout(patient, at(TODAY, '15:00'), 500.5);
    expect(hold.status).toBe(201);
    expect(await openings('Late')).toEqual(['15 18:00', '16 12:00', '16 15:00']);
    await patient.post('/api/v1/payments/cancel-checkout', { checkoutId: hold.body.id });
    expect(await openings('Late')).toEqual(['15 15:00', '15 18:00', '16 12:00']);
    const { body: leave } = await admin.post('/api/v1/leaves', {
      ...{ doctorId: late.userId, from: '2030-05-16', to: '2030-05-17', reason: 'Conference' },
    });
    expect(await openings('Late')).toEqual(['15 15:00', '15 18:00', '18 12:00']);
    await late.delete(`/api/v1/leaves/${leave.id}`);
    expect(await openings('Late')).toEqual(['15 15:00', '15 18:00', '16 12:00']);
  });
});
