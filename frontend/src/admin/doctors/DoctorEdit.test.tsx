import { fireEvent, screen, within } from '@testing-library/react';
import type { Availability } from '../../../../openapi/contract/care/availability.js';
import { ApiError } from '../../api/client';
import { buildUser } from '../../test/builders';
import { type FakeCall, FakeAnswer } from '../../test/fakeApi';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { buildAvailability, buildLeave } from '../testing/officeBuilders';
import { renderConsole } from '../testing/renderConsole';

const doctor = buildUser({
  _id: '0000000000000000000000d1',
  type: 'doctor',
  fullName: 'Dr. Dev Nair',
  speciality: 'Neurology',
  description: null,
  timeSlots: ['10:00', '16:00'],
});

function open() {
  const update = jest.fn((_resource: string, { data }: { data: object }) =>
    Promise.resolve({ data: { ...doctor, ...data } }),
  );
  const provider = fakeProvider({ doctors: [doctor] }, { update: update as never });
  return { update, ...renderConsole(`/admin/doctors/${doctor.id}`, provider) };
}

describe('the page of a doctor', () => {
  it('saves sorted times, and only editable fields', async () => {
    const { user, update } = open();
    await user.click(await screen.findByRole('button', { name: '10:00 AM, remove this time' }));
    await user.click(screen.getByRole('button', { name: 'Add the morning' }));
    await user.click(screen.getByRole('button', { name: '12:30 PM, remove this time' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    const sent = update.mock.calls[0]?.[1].data as Record<string, unknown>;
    expect(sent.timeSlots).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00', '16:00']);
    expect(sent).toMatchObject({ version: 1 });
    expect(sent).not.toHaveProperty('email');
    expect(sent).not.toHaveProperty('description');
  });

  it('verifies the registration number', async () => {
    const doctorWithoutVerification = {
      ...doctor,
      registrationNumber: 'KMC 1234',
      registrationVerified: false,
    };
    const update = jest.fn(() => Promise.resolve({ data: doctorWithoutVerification }));
    const provider = fakeProvider({ doctors: [doctorWithoutVerification] }, { update: update as never });
    const { user } = renderConsole(`/admin/doctors/${doctor.id}`, provider);
    expect(await screen.findByLabelText('Registration number')).toHaveValue('KMC 1234');
    await user.click(screen.getByLabelText('Verified'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    expect(update).toHaveBeenCalledWith(
      'doctors',
      expect.objectContaining({ data: expect.objectContaining({ registrationVerified: true }) as object }),
    );
  });

  it('takes no fee below 0, and refuses one whose comma groups nothing', async () => {
    const { user, update } = open();
    const fee = await screen.findByLabelText('Consultation fee in rupees');
    await user.clear(fee);
    await user.type(fee, '-');
    expect(fee).toHaveValue('');
    expect(screen.getByRole('alert')).toHaveTextContent('A minus sign cannot be entered here.');
    await user.type(fee, '1,5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Use a point for decimals/)).toBeInTheDocument();
    expect(fee).toBeInvalid();
    expect(update).not.toHaveBeenCalled();
  });

  it('keeps a fee while the mouse wheel turns over it', async () => {
    const { user } = open();
    const fee = await screen.findByLabelText('Consultation fee in rupees');
    const before = (fee as HTMLInputElement).value;
    await user.click(fee);
    fireEvent.wheel(fee, { deltaY: 100 });
    expect(fee).toHaveValue(before);
    expect(fee).toHaveProperty('type', 'text');
  });

  it('refuses the second of two editors, and loses nothing before a confirmation', async () => {
    const refused = new ConsoleError(
      new ApiError(409, { error: 'Somebody else was first.', code: 'EDIT_CONFLICT' }),
    );
    const rows = [doctor];
    const provider = fakeProvider({ doctors: rows }, { update: () => Promise.reject(refused) });
    const { user } = renderConsole(`/admin/doctors/${doctor.id}`, provider);
    const experience = await screen.findByLabelText('Experience in years');
    await user.clear(experience);
    await user.type(experience, '30');
    rows[0] = { ...doctor, experience: 21, version: 2 };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Another person has changed this doctor in the meantime.' }),
    );
    expect(experience).toHaveValue('30');
    await user.click(dialog.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByDisplayValue('21')).toBe(experience);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe("a doctor's hours in the console", () => {
  const SAVE = 'PUT /api/v1/doctors/{id}/availability';

  it('is saved with the form, with a list of booked visits outside of it', async () => {
    const visit = { id: 'e'.repeat(24), date: '2099-03-06', time: '16:00', patientName: 'Asha Rao' };
    let stored = buildAvailability();
    const { user, api } = renderConsole(`/admin/doctors/${doctor.id}`, fakeProvider({ doctors: [doctor] }), {
      handlers: {
        'GET /api/v1/doctors/{id}/availability': () => stored,
        [SAVE]: ({ body }: FakeCall) =>
          (stored = { ...stored, ...(body as Availability), visitsOutside: [visit], version: 2 }),
      },
    });
    const hours = within(await screen.findByRole('region', { name: 'Hours' }));
    await user.click(await hours.findByRole('button', { name: 'Hours by weekday' }));
    await user.clear(hours.getByLabelText('Until, Monday'));
    await user.type(hours.getByLabelText('Until, Monday'), '15:00');
    await user.click(hours.getByRole('button', { name: 'Set hours' }));
    expect(await screen.findByText('The hours have been saved.')).toBeInTheDocument();
    expect(api.callsOf(SAVE).map(({ body }) => (body as Availability).hours?.days)).toEqual([
      [{ day: 'Monday', from: '10:00', to: '15:00', breakFrom: null, breakTo: null }],
    ]);
    expect(await hours.findByText(/One booked visit is outside/)).toBeInTheDocument();
    expect(hours.getByRole('link', { name: /6 Mar 2099/ })).toHaveAttribute(
      'href',
      `/admin/appointments/${visit.id}/show`,
    );
  });
});

describe("a doctor's leave in the console", () => {
  const LEAVES = 'POST /api/v1/leaves';
  const leave = buildLeave({ doctorId: doctor.id });
  const past = buildLeave({ id: 'f'.repeat(24), doctorId: doctor.id, from: '2020-01-01', to: '2020-01-02' });

  async function takeLeave(answer: (call: FakeCall) => unknown) {
    const opened = renderConsole(`/admin/doctors/${doctor.id}`, fakeProvider({ doctors: [doctor] }), {
      handlers: { [LEAVES]: answer },
    });
    await screen.findByText('No leave is planned.');
    const { user } = opened;
    await fill(user, screen.getByLabelText(/^Reason/), 'Conference');
    await user.type(screen.getByLabelText(/^First day/), '2099-12-24');
    await user.type(screen.getByLabelText(/^Last day/), '2099-12-31');
    await user.click(screen.getByRole('button', { name: 'Add leave' }));
    return opened;
  }

  it('lists coming leave, which can be removed after a confirmation', async () => {
    const remove = jest.fn(() => Promise.resolve({ data: leave }));
    const provider = fakeProvider({ doctors: [doctor], leaves: [leave, past] }, { delete: remove as never });
    const { user } = renderConsole(`/admin/doctors/${doctor.id}`, provider);
    const planned = await screen.findByRole('list', { name: 'Planned leave' });
    expect(within(planned).getAllByRole('listitem')).toHaveLength(1);
    expect(planned).toHaveTextContent('Thu, 24 Dec 2099 to Thu, 31 Dec 2099Conference');
    await user.click(screen.getByRole('button', { name: /^Remove the leave of Thu, 24 Dec 2099/ }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Leave removed.')).toBeInTheDocument();
    expect(remove).toHaveBeenCalledWith('leaves', expect.objectContaining({ id: leave.id }));
  });

  it('is taken for the doctor', async () => {
    const { api } = await takeLeave(() => new FakeAnswer(201, leave));
    expect(await screen.findByText('Leave added.')).toBeInTheDocument();
    expect(api.callsOf(LEAVES)[0]?.body).toEqual({
      doctorId: doctor.id,
      from: '2099-12-24',
      to: '2099-12-31',
      reason: 'Conference',
    });
  });

  it('names the booked visits', async () => {
    const visit = { id: 'b'.repeat(24), date: '2099-12-24', time: '10:30', patientName: 'Asha Rao' };
    const error = 'Visits are booked on these days.';
    await takeLeave(
      () =>
        new FakeAnswer(409, {
          msg: 'failure',
          error,
          reason: error,
          message: error,
          code: 'LEAVE_OVER_VISITS',
          visits: [visit],
          requestId: 'req-7',
        }),
    );
    expect(await screen.findByRole('link', { name: /^Thu, 24 Dec 2099, 10:30 AM/ })).toHaveAttribute(
      'href',
      `/admin/appointments/${visit.id}/show`,
    );
  });
});
