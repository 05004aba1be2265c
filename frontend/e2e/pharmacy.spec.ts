import { formatRupees } from '../src/common/format/format';
import { expectCheckout, pay } from './support/checkout';
import { demoAdmin, newcomer } from './support/people';
import { fillBuyer, goToPayment, medicineNamed, ordersOf } from './support/shop';
import { choose, enterAs, expectAlert, expectDrawn, expectRoute, visit } from './support/site';
import { expect, test } from './support/test';

const PAID = 'Payment successful! Details have been sent to your email.';

test('a visitor finds medicines by condition, brand and name, also with a typing error', async ({ page }) => {
  await visit(page, '/medicine');
  const medicines = page.getByRole('list', { name: 'Medicines' });
  const conditions = page.getByRole('region', { name: 'Shop by health condition' });
  await expect(conditions.getByRole('button')).toHaveCount(10);
  await expectDrawn(medicines.locator('img').first());

  const first = medicines.getByRole('heading').first();
  const firstOfAll = await first.innerText();
  await conditions.getByRole('button', { name: /^Cardiac Care/ }).click();
  await expect(page).toHaveURL(/condition=Cardiac/);
  await expect(first).not.toHaveText(firstOfAll);
  await page.getByRole('button', { name: 'Cardiac Care, remove this filter' }).click();
  await expect(first).toHaveText(firstOfAll);

  const search = page.getByRole('searchbox', { name: 'Search medicines by name' });
  await search.fill('paracetmol');
  await expect(medicines.getByRole('heading', { name: /^Paracetamol 650 mg/ })).toBeVisible();
  await search.fill('no such medicine');
  await expect(page.getByText('No medicines found.')).toBeVisible();
  await search.fill('');

  const pause = page.getByRole('button', { name: /^(Pause|Play): Brands/ });
  await expect(pause).toHaveCount(3);
  await page
    .getByRole('button', { name: /: show the medicines$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/brand=/);
});

test('a guest buys one medicine at the reduced price, and finds the order again', async ({ page, api }) => {
  const guest = newcomer('Gita');
  const medicine = await medicineNamed(api, 'Paracetamol 650');
  expect(medicine.promotionPrice).toBeLessThan(medicine.price);
  await visit(page, '/medicine?search=Paracetamol%20650');
  const card = page.getByRole('listitem').filter({ hasText: medicine.name });
  await expect(card).toContainText(
    `Price: ${formatRupees(medicine.promotionPrice)} instead of ${formatRupees(medicine.price)}`,
  );
  await card.getByRole('button', { name: `Buy ${medicine.name}` }).click();
  await goToPayment(page);
  await expect(page.getByText('Please fill out all the fields.')).toBeVisible();
  await fillBuyer(page, guest);
  await goToPayment(page);
  await expectCheckout(page, formatRupees(medicine.promotionPrice));
  await pay(page);

  await expectAlert(page, PAID);
  await expectRoute(page, '/medicine');
  const panel = page.getByRole('region', { name: 'Your order' });
  const number = await panel.getByText(/^HP-\d{4}-/).innerText();
  await page.reload();
  await expect(panel.getByText(number)).toBeVisible();
  expect((await medicineNamed(api, 'Paracetamol 650')).stock).toBe(medicine.stock - 1);

  await panel.getByRole('link', { name: 'Follow this order' }).click();
  await expect(page.getByLabel('Order number')).toHaveValue(number);
  await page.getByLabel('Email').fill(guest.email);
  await page.getByRole('button', { name: 'Find my order' }).click();
  const order = page
    .getByRole('region', { name: `Order ${number}` })
    .or(page.getByRole('listitem').filter({ hasText: number }));
  await expect(order.first()).toContainText(medicine.name);
  const receipt = await page.request.get(
    (await page.getByRole('link', { name: `Receipt (PDF) of ${number}` }).getAttribute('href')) ?? '',
  );
  expect(receipt.headers()['content-type']).toBe('application/pdf');
});

test('a cart survives a reload, is paid once, and is cancelled with a refund', async ({ page, api }) => {
  const patient = await api.newPatient('Nisha');
  const [first, second] = [
    await medicineNamed(api, 'Paracetamol 650'),
    await medicineNamed(api, 'Metformin 500'),
  ];
  await enterAs(page, patient, '/medicine?search=Paracetamol%20650');
  await page.getByRole('button', { name: `Add to cart: ${first.name}` }).click();
  await page.getByRole('searchbox', { name: 'Search medicines by name' }).fill('Metformin 500');
  await page.getByRole('button', { name: `Add to cart: ${second.name}` }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Cart, 2 boxes' }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await cart.getByRole('button', { name: `One box more of ${first.name}` }).click();
  const total = formatRupees((first.promotionPrice * 200 + second.promotionPrice * 100) / 100);
  await expect(cart.getByText(total, { exact: true })).toBeVisible();
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await fillBuyer(page, patient);
  await goToPayment(page);
  await expectCheckout(page, total);
  await pay(page);

  await expectAlert(page, PAID);
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  const orders = await ordersOf(api, patient);
  expect(orders.map(({ status, items }) => [status, items.map(({ quantity }) => quantity)])).toEqual([
    ['placed', [2, 1]],
  ]);

  const { number } = orders[0];
  await page.getByRole('link', { name: 'See my orders' }).click();
  await page.getByRole('button', { name: `Cancel order ${number}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${total} you paid will be refunded`);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  expect((await medicineNamed(api, 'Metformin 500')).stock).toBe(second.stock);
  await expect.poll(async () => (await ordersOf(api, patient))[0]?.refund?.status).toBe('done');
});

test('leaving the checkout releases the boxes', async ({ page, api }) => {
  const medicine = await medicineNamed(api, 'Metformin 500');
  await visit(page, '/medicine?search=Metformin%20500');
  await page.getByRole('button', { name: `Buy ${medicine.name}` }).click();
  await fillBuyer(page, newcomer('Leela'));
  await goToPayment(page);
  await expectCheckout(page, formatRupees(medicine.promotionPrice));
  expect((await medicineNamed(api, 'Metformin 500')).stock).toBe(medicine.stock - 1);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectAlert(page, 'Payment cancelled.');
  await expectRoute(page, '/medicine');
  await expect.poll(async () => (await medicineNamed(api, 'Metformin 500')).stock).toBe(medicine.stock);
});

test('an administrator adds, changes and deletes a medicine, and delivers an order', async ({
  page,
  api,
}) => {
  const admin = await api.logIn(demoAdmin);
  const name = newcomer('Zincovin').fullName;
  await enterAs(page, admin, '/admin/Medicineadd');
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill(name);
  await main.getByLabel('Description').fill('A zinc supplement.');
  await main.getByLabel('Price in rupees').fill('150');
  await main.getByLabel('Turnaround').fill('24 hours');
  await choose(page, 'Health condition', 'Cold & Immunity');
  await main.getByRole('button', { name: 'Add medicine' }).click();
  await expectAlert(page, 'Added successfully');
  await expect(page).toHaveURL(/MedicineView/);

  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(main.getByLabel('Price in rupees')).toHaveValue('150');
  await main.getByLabel('Price in rupees').fill('100');
  await main.getByRole('button', { name: 'Save' }).click();
  await expectAlert(page, 'Updated successfully');
  expect(await medicineNamed(api, name)).toMatchObject({ price: 100, promotionPrice: 80 });

  await visit(page, `/admin/MedicineView?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to delete this medicine?');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectAlert(page, 'Deleted successfully');

  const [placed] = await api.call<{ id: string; number: string }[]>(
    'get',
    `/api/v1/orders?filter=${encodeURIComponent('{"status":"placed"}')}`,
    admin,
  );
  await visit(page, `/admin/orders/${placed.id}/show`);
  for (const [step, sentence] of [
    ['Pack', 'Order packed'],
    ['Ship', 'Order shipped'],
    ['Deliver', 'Order delivered'],
  ] as const) {
    await main.getByRole('button', { name: step, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click();
    await expectAlert(page, sentence);
  }
  const newest = `/api/v1/mails?sort=${encodeURIComponent('["id","DESC"]')}`;
  await expect
    .poll(async () => {
      const mails = await api.call<{ subject: string }[]>('get', newest, admin);
      return mails.filter(({ subject }) => subject.includes(placed.number)).length;
    })
    .toBeGreaterThanOrEqual(3);
});
