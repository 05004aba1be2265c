import type { CollectionRoute } from '../../../openapi/contract/shop/lab-collection.js';
import { toRupees } from '../common/money.js';
import { isPaid } from './lab-booking.policy.js';
import type { LabBooking } from './lab-booking.schema.js';

type Stop = CollectionRoute['stops'][number];
type Collected = Pick<
  LabBooking,
  | '_id'
  | 'status'
  | 'window'
  | 'address'
  | 'phone'
  | 'fullName'
  | 'test'
  | 'payment'
  | 'pricePaise'
  | 'history'
>;

/** A possible Indian postal code: the last six digits of an address, "560038" or "560 038". */
const PINCODE = /(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/g;

export function pincodeIn(address: string): string | null {
  const found = [...address.matchAll(PINCODE)].at(-1);
  return found ? `${found[1]}${found[2]}` : null;
}

/** Sorts last without a value to sort by. */
const LAST = '\uffff';
const byText = (a: string | null | undefined, b: string | null | undefined): number => {
  const [one, other] = [a ?? LAST, b ?? LAST];
  return one === other ? 0 : one < other ? -1 : 1;
};

const inOrder = (a: Stop, b: Stop): number =>
  byText(a.window?.from, b.window?.from) ||
  byText(a.pincode, b.pincode) ||
  a.address.localeCompare(b.address, 'en', { numeric: true });

/** The stops of a day: samples at one address, with one phone number, in one window, are one stop. */
export function stopsOf(bookings: readonly Collected[]): Stop[] {
  const stops = new Map<string, Stop>();
  for (const booking of bookings) {
    const { _id, status, window, address, phone, fullName, test, pricePaise } = booking;
    const where = address ?? '';
    const key = [window?.from, where.toLowerCase().replace(/\s+/g, ' '), phone].join('\n');
    const stop = stops.get(key) ?? {
      window: window ?? null,
      pincode: pincodeIn(where),
      address: where,
      phone,
      samples: [],
    };
    stop.samples.push({
      id: String(_id),
      fullName,
      testName: test.name,
      status: status as Stop['samples'][number]['status'],
      due: isPaid(booking) ? 0 : toRupees(pricePaise),
    });
    stops.set(key, stop);
  }
  return [...stops.values()].toSorted(inOrder);
}
