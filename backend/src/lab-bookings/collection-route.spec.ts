import { Types } from 'mongoose';
import { pincodeIn, stopsOf } from './collection-route.js';

const MORNING = { from: '07:00', to: '09:00' };
const LATER = { from: '09:00', to: '11:00' };

const AFTER_REJECTION = (['sampleCollected', 'sampleRejected', 'confirmed'] as const).map((status) => ({
  status,
  at: new Date(),
  by: null,
}));

const collection = (overrides: Partial<Parameters<typeof stopsOf>[0][number]> = {}) => ({
  _id: new Types.ObjectId(),
  status: 'confirmed' as const,
  window: MORNING,
  address: '12 Lake View Road, Indiranagar, Bengaluru 560038',
  phone: '+919812345678',
  fullName: 'Asha Rao',
  test: { name: 'TSH' } as never,
  payment: 'atCollection' as const,
  pricePaise: 65_000,
  history: [{ status: overrides.status ?? ('confirmed' as const), at: new Date(), by: null }],
  ...overrides,
});

describe("a collector's route", () => {
  it.each([
    ['12 Lake View Road, Bengaluru 560038', '560038'],
    ['Flat 4, 110011 Towers, Bengaluru 560 001, Karnataka', '560001'],
    ['12 Lake View Road', null],
    ['Plot 060038', null],
    ['Gate 5600381', null],
  ])('reads the pincode of %s', (address, pincode) => {
    expect(pincodeIn(address)).toBe(pincode);
  });

  it('goes by window, then by pincode, then by address, and ends with those without', () => {
    const stops = stopsOf([
      collection({ address: '1 Anywhere' }),
      collection({ window: undefined, address: '2 Early Lane, 560001' }),
      collection({ address: '10 B Street, 560038' }),
      collection({ address: '2 B Street, 560038' }),
      collection({ window: LATER, address: '1 A Street, 560001' }),
      collection({ address: '9 Z Street, 560009' }),
    ]);
    expect(stops.map(({ window, address }) => [window?.from ?? null, address])).toEqual([
      ['07:00', '9 Z Street, 560009'],
      ['07:00', '2 B Street, 560038'],
      ['07:00', '10 B Street, 560038'],
      ['07:00', '1 Anywhere'],
      ['09:00', '1 A Street, 560001'],
      [null, '2 Early Lane, 560001'],
    ]);
  });

  it('groups samples of one address, phone number and window into one stop', () => {
    const stops = stopsOf([
      collection(),
      collection({
        fullName: 'Ravi Rao',
        payment: 'card',
        address: '12 lake view  road, Indiranagar, Bengaluru 560038',
      }),
      collection({ phone: '+919800000000' }),
      collection({ window: LATER, status: 'sampleCollected' }),
      collection({ window: LATER, phone: '+919800000001', history: AFTER_REJECTION }),
    ]);
    expect(stops.map(({ samples }) => samples.map(({ fullName, due }) => [fullName, due]))).toEqual([
      [
        ['Asha Rao', 650],
        ['Ravi Rao', 0],
      ],
      [['Asha Rao', 650]],
      [['Asha Rao', 0]],
      [['Asha Rao', 0]],
    ]);
  });
});
