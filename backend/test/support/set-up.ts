import type { SetUp } from '../../../openapi/contract/site/set-up.js';

/** A set-up that only lacks a valid code. */
export const SET_UP: SetUp = {
  code: 'AAAABBBBCCCC',
  administrator: { fullName: 'Meera Nair', email: 'meera.nair@example.org', password: 'quiet-river-41' },
  hospital: {
    name: 'Lake Hospital',
    shortName: null,
    phone: '+91 80 2222 2222',
    emergencyPhone: '108',
    address: '1 Lake Road, Pune',
    city: 'Pune',
    openingHours: { from: '08:00', to: '20:00', days: ['Monday'] },
    gstNumber: null,
  },
};
