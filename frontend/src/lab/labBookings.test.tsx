import { screen, within } from '@testing-library/react';
import { currentTab } from '../common/browser/currentTab';
import type { FakeCall } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp, wideScreen } from '../test/renderApp';
import { buildLabBooking } from '../test/shopBuilders';
import { BOOKINGS, WINDOWS, labApi } from './testing/labApi';

const openAddress = jest.spyOn(currentTab, 'open').mockReturnValue();

const RECOLLECT = 'POST /api/v1/lab-bookings/{id}/recollect';
const CANCEL = 'POST /api/v1/lab-bookings/{id}/cancel';

beforeEach(() => {
  freshBrowser();
  wideScreen();
  openAddress.mockClear();
});

describe('the lab bookings of a patient', () => {
  beforeEach(() => logIn('patient'));

  it('shows state, date, place, payment and the report', async () => {
    labApi({
      [BOOKINGS]: () => [
        buildLabBooking({
          status: 'reported',
          canCancel: false,
          place: 'home',
          address: '12 Lake View Road',
          reportUrl: '/api/v1/lab-bookings/1/report?signature=s',
        }),
      ],
    });
    renderApp('/patientlogin/lab-bookings');
    const list = within(await screen.findByRole('list', { name: 'Lab bookings' }));
    for (const text of ['Tue, 24 Nov 2099, 7:00 AM to 9:00 AM', 'At home: 12 Lake View Road', '₹650, paid'])
      expect(list.getByText(text)).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Report (PDF): Thyroid profile' })).toHaveAttribute(
      'href',
      '/api/v1/lab-bookings/1/report?signature=s',
    );
    expect(list.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
  });

  it('says that a report was corrected and why, and opens the earlier one', async () => {
    const issued = {
      ...{ version: 1, results: [], remark: null, person: { gender: null, age: null }, reason: null },
      ...{ sampledAt: '2026-11-20T05:00:00.000Z', reportedAt: '2026-11-21T05:00:00.000Z' },
      ...{ receivedAt: null, authorisedBy: null, preliminary: false, outstanding: [], changes: [] },
    };
    const correctedAt = '2026-11-23T05:00:00.000Z';
    labApi({
      [BOOKINGS]: () => [
        buildLabBooking({
          ...{ status: 'reported', canCancel: false, reportUrl: '/new.pdf' },
          report: {
            ...{ ...issued, version: 2, reason: 'Another sample.', reportedAt: correctedAt },
            changes: [{ name: 'TSH', before: '9.4 mIU/L', after: '2.4 mIU/L' }],
            authorisedBy: 'Ravi Menon',
          },
          earlierReports: [{ ...issued, correctedAt, url: '/old.pdf' }],
        }),
      ],
    });
    renderApp('/patientlogin/lab-bookings');
    expect(
      await screen.findByText('The report was corrected on Mon, 23 Nov 2026: Another sample.'),
    ).toBeInTheDocument();
    expect(screen.getByText('TSH: 2.4 mIU/L instead of 9.4 mIU/L')).toBeInTheDocument();
    expect(screen.getByText(/Released by Ravi Menon/)).toBeInTheDocument();
    const earlier = /^Report of Sat, 21 Nov 2026, corrected on Mon, 23 Nov 2026/;
    expect(screen.getByRole('link', { name: earlier })).toHaveAttribute('href', '/old.pdf');
  });

  it.each([
    [true, 'The ₹650 you paid will be refunded to your card.'],
    [false, 'Nothing was paid for this test, so nothing is refunded.'],
  ])('says what is refunded (paid: %s) and cancels', async (paid, sentence) => {
    const booking = buildLabBooking({ paid, payment: paid ? 'card' : 'atCollection' });
    const api = labApi({ [BOOKINGS]: () => [booking] });
    api.set(CANCEL, ({ params }: FakeCall) => {
      expect(params.id).toBe(booking._id);
      return { ...booking, status: 'cancelled', cancellation: { by: 'patient', msg: 'It is cancelled.' } };
    });
    const { user } = renderApp('/patientlogin/lab-bookings');
    await user.click(await screen.findByRole('button', { name: 'Cancel booking: Thyroid profile' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(sentence)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('It is cancelled.')).toBeInTheDocument();
  });

  it('says that it is too late for a refund, with a phone number if the hospital caused it', async () => {
    labApi({ [BOOKINGS]: () => [buildLabBooking({ status: 'confirmed', refundIfCancelled: 0 })] });
    const { user } = renderApp('/patientlogin/lab-bookings');
    await user.click(await screen.findByRole('button', { name: 'Cancel booking: Thyroid profile' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(/too soon for a refund.*call us.*\+91 80 1234 5678/);
  });

  it('says why a new sample is needed, and sends a new time without a payment', async () => {
    const rejected = {
      collectedAt: '2026-11-20T05:00:00.000Z',
      rejectedAt: '2026-11-20T08:00:00.000Z',
      ...{ reason: 'clotted' as const, note: null, by: null },
    };
    const booking = buildLabBooking({ status: 'sampleRejected', rejectedSamples: [rejected] });
    const api = labApi({ [BOOKINGS]: () => [booking], [RECOLLECT]: () => booking });
    api.set(WINDOWS, () => [{ from: '07:00', to: '09:00', free: 2 }]);
    const { user } = renderApp('/patientlogin/lab-bookings');
    expect(await screen.findByRole('note')).toHaveTextContent(
      'The sample had clotted. Choose a new time, or come to our lab while it is open. You do not pay again.',
    );
    expect(screen.getByText(/^Sample of Fri, 20 Nov 2026.*: The sample had clotted\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose a new time: Thyroid profile' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Choose a new time' }));
    expect(await dialog.findByText('Choose a time.')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: '7:00 AM to 9:00 AM' }));
    await user.click(dialog.getByRole('button', { name: 'Choose a new time' }));
    expect(await screen.findByText('We have received the new time.')).toBeInTheDocument();
    const { body } = api.callsOf(RECOLLECT)[0];
    expect(body).toMatchObject({ place: 'hospital', window: { from: '07:00', to: '09:00' } });
  });

  it('leads to the tests when there are none', async () => {
    labApi({ [BOOKINGS]: () => [] });
    renderApp('/patientlogin/lab-bookings');
    expect(await screen.findByText('You have not booked any lab tests yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a test' })).toHaveAttribute('href', '/labtest');
  });
});
