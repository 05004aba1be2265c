import { screen, waitFor } from '@testing-library/react';
import type { AppointmentDto } from '../../../../../openapi/contract/care/appointments.js';
import { buildAppointment } from '../../../test/builders';
import { FakeAnswer, type FakeCall } from '../../../test/fakeApi';
import { freshBrowser, logIn } from '../../../test/renderApp';
import { PENDING, doctorApi, open, section } from '../testing/doctorVisits';

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

const PER_PAGE = 100;

const requestOf = (n: number, more: Partial<AppointmentDto> = {}) =>
  buildAppointment({
    _id: String(n).padStart(24, '0'),
    patientId: { _id: String(n).padStart(24, 'a'), fullName: `Patient ${n}` },
    ...more,
  });

/** Pages like the server. */
const paged =
  (all: AppointmentDto[]) =>
  ({ query }: FakeCall) => {
    const [skip, limit] = [Number(query.get('skip')), Number(query.get('limit'))];
    return new FakeAnswer(200, all.slice(skip, skip + limit), { 'X-Total-Count': String(all.length) });
  };

describe('requests of a doctor with many', () => {
  const all = Array.from({ length: 230 }, (_, n) => requestOf(n));

  it('says how many there are and shows the rest on demand, by the keyboard too', async () => {
    doctorApi({}, undefined, { [PENDING]: paged(all) });
    const user = open();
    const pending = await section('Pending Appointments');
    expect(await pending.findByText(`${PER_PAGE} of 230 shown`)).toBeInTheDocument();
    expect(pending.getAllByText(/^Patient \d+$/)).toHaveLength(PER_PAGE);
    pending.getByRole('button', { name: 'Show more: Pending Appointments' }).focus();
    await user.keyboard('{Enter}');
    expect(await pending.findByText('200 of 230 shown')).toBeInTheDocument();
    // The focus has stayed.
    await user.keyboard('{Enter}');
    const shown = await pending.findByText('230 of 230 shown');
    expect(pending.getByText('Patient 229')).toBeInTheDocument();
    expect(pending.queryByText(/^Show more/)).not.toBeInTheDocument();
    await waitFor(() => expect(shown).toHaveFocus());
  });

  it('shows those of accounts without a confirmed email address last, and says so', async () => {
    const nearest = requestOf(1, { preferredDate: '2099-01-01', payment: null, isUnconfirmed: true });
    const later = requestOf(2, { preferredDate: '2099-02-01' });
    doctorApi({ pending: [nearest, later] });
    open();
    expect(await screen.findByText(/Email address not confirmed/)).toBeInTheDocument();
    const names = screen.getAllByText(/^Patient \d$/).map(({ textContent }) => textContent);
    expect(names).toEqual(['Patient 2', 'Patient 1']);
  });
});
