import { screen, waitFor, within } from '@testing-library/react';
import type { CollectionRoute } from '../../../../openapi/contract/shop/lab-collection.js';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const ROUTE = 'GET /api/v1/lab-bookings/route';
const stop = (
  overrides: Partial<CollectionRoute['stops'][number]> = {},
): CollectionRoute['stops'][number] => ({
  window: { from: '07:00', to: '09:00' },
  pincode: '560038',
  address: '12 Lake View Road, Bengaluru 560038',
  phone: '+919812345678',
  samples: [
    {
      ...{ id: '00000000000000000000ac01', fullName: 'Asha Rao', testName: 'Thyroid profile' },
      ...{ status: 'confirmed', due: 650 },
    },
  ],
  ...overrides,
});

function open(stops: CollectionRoute['stops'], path = '/admin/lab-bookings/route?date=2026-11-24') {
  const handlers = { [ROUTE]: () => ({ date: '2026-11-24', stops }) };
  return renderConsole(path, fakeProvider({ 'lab-bookings': [] }), { handlers });
}

describe('the collection route', () => {
  it('lists the stops of a day by time, with samples to take and amounts to collect', async () => {
    const { api } = open([stop(), stop({ window: null, pincode: null, phone: '+919800000000' })]);
    const morning = within(await screen.findByRole('region', { name: '7:00 AM to 9:00 AM' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Collection route of Tue, 24 Nov 2026',
    );
    for (const text of ['560038', '12 Lake View Road, Bengaluru 560038', 'Asha Rao', 'Collect ₹650'])
      expect(morning.getByText(text)).toBeInTheDocument();
    expect(morning.getByRole('link', { name: '+919812345678' })).toHaveAttribute('href', 'tel:+919812345678');
    expect(screen.getByRole('region', { name: /^Any time/ })).toHaveTextContent('No pincode');
    expect(api.callsOf(ROUTE)[0]?.query.get('date')).toBe('2026-11-24');
  });

  it('is opened from the list, for another day, and is printed', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    const { user, path, api } = open([], '/admin/lab-bookings');
    await user.click(await screen.findByRole('link', { name: 'Collection route' }));
    expect(await screen.findByText('There are no collections on this day.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '2026-12-01');
    await waitFor(() => expect(path()).toBe('/admin/lab-bookings/route?date=2026-12-01'));
    await waitFor(() => expect(api.callsOf(ROUTE).at(-1)?.query.get('date')).toBe('2026-12-01'));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
