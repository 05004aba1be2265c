import { type PendingCheckout } from '../../../payments/pendingCheckout';
import { buildUser } from '../../../test/builders';
import { FakeAnswer, fakeApi } from '../../../test/fakeApi';
import { PARACETAMOL_ID, buildMedicine, buildOrder, medicinesPage } from '../../../test/shopBuilders';
import { cart } from '../cart';

export const LIST = 'GET /medicine';
export const CHECKOUT = 'POST /api/payment/create-medicine-checkout-session';
export const CONFIRM = 'POST /api/v1/payments/confirm-checkout';
export const CANCEL = 'POST /api/v1/payments/cancel-checkout';
export const checkout = {
  id: 'cs_test_1',
  url: 'http://pay.test/cs_test_1',
  expiresAt: '2099-01-01T00:00:00.000Z',
};
export const metformin = buildMedicine();
export const paracetamol = buildMedicine({
  _id: PARACETAMOL_ID,
  name: 'Paracetamol 650 mg',
  price: 30.5,
  promotionPrice: 30.5,
  stock: 3,
});

export const customer = {
  name: 'Ravi Iyer',
  email: 'ravi@demo.test',
  phone: '9812345678',
  address: '4 Temple Street, Chennai',
};

export const pending = (overrides: Partial<PendingCheckout> = {}): PendingCheckout => ({
  purpose: 'order',
  buyerId: null,
  checkoutId: 'cs_test_1',
  url: checkout.url,
  expiresAt: checkout.expiresAt,
  what: 'Metformin 500 mg',
  fromCart: [],
  state: 'open',
  ...overrides,
});

export const shopApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [LIST]: medicinesPage([metformin, paracetamol]),
    'GET /api/users/{userId}': () => ({ msg: 'success', value: buildUser() }),
    'GET /api/v1/orders': () => [buildOrder()],
    [CHECKOUT]: () => new FakeAnswer(201, checkout),
    [CANCEL]: () => ({ msg: 'success' }),
    ...more,
  });

export const fillCart = (metforminPrice = 80) => {
  cart.add({ ...metformin, promotionPrice: metforminPrice });
  cart.add({ ...metformin, promotionPrice: metforminPrice });
  cart.add(paracetamol);
};
