import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Availability, LeaveDto } from '../../../openapi/contract/care/availability.js';
import { APPOINTMENT_ID } from '../test/builders';
import { FakeAnswer, type FakeCall, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import {
  DELETE_LEAVE,
  LEAVE_ID,
  READ,
  SAVE,
  CREATE_LEAVE,
  availabilityApi,
  leave,
  offered,
  openAvailability,
} from './testing/availabilityApi';

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

it('shows the days and times that are offered, and saves others', async () => {
  const api = availabilityApi();
  const { user } = await openAvailability();
  const days = within(screen.getByRole('group', { name: 'Days' }));
  expect(days.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  const save = screen.getByRole('button', { name: 'Save fee, days and times' });
  expect(save).toBeDisabled();
  await user.click(days.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(screen.getByRole('checkbox', { name: '10:00 AM' }));
  await user.type(screen.getByLabelText('Another time'), '09:45');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(save);
  expect(await screen.findByText('Your fee, days and times are saved.')).toBeInTheDocument();
  expect(api.callsOf(SAVE).map(({ body }) => body)).toEqual([
    { availableDays: ['Monday', 'Tuesday', 'Friday'], timeSlots: ['09:45', '10:30'], fee: 800, version: 3 },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save fee, days and times' })).toBeDisabled(),
  );
});

it('sends days and times once, however often a person presses while the contract is loaded', async () => {
  const api = availabilityApi();
  await openAvailability();
  const save = screen.getByRole('button', { name: 'Save fee, days and times' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  fireEvent.submit(save.closest('form')!);
  expect(save).toBeDisabled();
  fireEvent.submit(save.closest('form')!);
  expect(await screen.findByText('Your fee, days and times are saved.')).toBeInTheDocument();
  expect(api.callsOf(SAVE)).toHaveLength(1);
});

it('reports that another window was first, and shows its version', async () => {
  const api = availabilityApi({
    [SAVE]: () => refusal(409, 'EDIT_CONFLICT', 'Another person has changed this in the meantime.'),
  });
  const { user } = await openAvailability();
  api.set(READ, () => ({ ...offered, availableDays: ['Sunday'], version: 4 }));
  await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(screen.getByRole('button', { name: 'Save fee, days and times' }));
  expect(await screen.findByText(/They were changed in another window/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Sunday' })).toBeChecked());
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).not.toBeChecked();
});

async function takeLeave(user: ReturnType<typeof renderApp>['user'], from: string, to: string) {
  await user.type(screen.getByLabelText(/^First day/), from);
  await user.type(screen.getByLabelText(/^Last day/), to);
  await user.type(screen.getByLabelText(/^Reason/), 'Family');
  await user.click(screen.getByRole('button', { name: 'Add leave' }));
}

it('takes leave and gives it back after asking', async () => {
  const api = availabilityApi();
  const { user } = await openAvailability();
  await takeLeave(user, '2099-03-06', '2099-03-06');
  expect(await screen.findByText('Leave added.')).toBeInTheDocument();
  expect(api.callsOf(CREATE_LEAVE).map(({ body }) => body)).toEqual([
    { from: '2099-03-06', to: '2099-03-06', reason: 'Family' },
  ]);
  const list = within(screen.getByRole('list', { name: 'Planned leave' }));
  expect(await list.findByText('Fri, 6 Mar 2099')).toBeInTheDocument();
  await user.click(
    list.getByRole('button', { name: 'Remove the leave of Thu, 24 Dec 2099 to Thu, 31 Dec 2099' }),
  );
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByText('Leave removed.')).toBeInTheDocument();
  expect(api.callsOf(DELETE_LEAVE).map(({ params }) => params.id)).toEqual([LEAVE_ID]);
  expect(await screen.findByText('No leave is planned.')).toBeInTheDocument();
});

it('lists the booked visits, each with a link', async () => {
  const refused = refusal(409, 'LEAVE_OVER_VISITS', 'There are visits booked on these days.');
  Object.assign(refused.body as object, {
    visits: [{ id: APPOINTMENT_ID, date: '2099-03-06', time: '10:30', patientName: 'Asha Rao' }],
  });
  availabilityApi({ [CREATE_LEAVE]: () => refused });
  const { user } = await openAvailability();
  await takeLeave(user, '2099-03-06', '2099-03-07');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('There are visits booked on these days.')).toBeInTheDocument();
  expect(alert.getByRole('listitem')).toHaveTextContent('Fri, 6 Mar 2099, 10:30 AM IST, Asha Rao');
  expect(alert.getByRole('link')).toHaveAttribute(
    'href',
    `/doctor-login/appointments?visit=${APPOINTMENT_ID}`,
  );
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Family');
});

it('asks once what to do with them, and adds the leave with the choice', async () => {
  const refused = refusal(409, 'LEAVE_OVER_VISITS', 'There are visits booked on these days.');
  Object.assign(refused.body as object, {
    visits: [{ id: APPOINTMENT_ID, date: '2099-03-06', time: '10:30', patientName: 'Asha Rao' }],
  });
  const api = availabilityApi({ [CREATE_LEAVE]: () => refused });
  const { user } = await openAvailability();
  await takeLeave(user, '2099-03-06', '2099-03-06');
  const offer = await screen.findByRole('button', { name: 'Add leave and offer other times' });
  api.set(CREATE_LEAVE, ({ body }: FakeCall) => new FakeAnswer(201, leave(body as LeaveDto)));
  await user.click(offer);
  expect(await screen.findByText('Leave added.')).toBeInTheDocument();
  expect(api.callsOf(CREATE_LEAVE).at(-1)!.body).toEqual({
    ...{ from: '2099-03-06', to: '2099-03-06', reason: 'Family' },
    visits: 'offer',
  });
  expect(screen.queryByText('What should happen to these visits?')).not.toBeInTheDocument();
});

it('does not send leave without days or reason', async () => {
  const api = availabilityApi();
  const { user } = await openAvailability();
  await user.click(screen.getByRole('button', { name: 'Add leave' }));
  expect(await screen.findByText('Enter the reason.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^First day/)).toHaveAccessibleDescription('Choose a date.');
  expect(api.callsOf(CREATE_LEAVE)).toHaveLength(0);
});

it('shows what is missing for card bookings until it is set, including the fee', async () => {
  const nothing = { availableDays: [], timeSlots: [], fee: null, version: 1 };
  let stored: Availability = { ...nothing, hours: null, canVideo: false, visitsOutside: [] };
  const api = availabilityApi({
    [READ]: () => stored,
    [SAVE]: ({ body }: FakeCall) => (stored = { ...stored, ...(body as Availability), version: 2 }),
  });
  const { user } = await openAvailability();
  expect(screen.getByText(/set your fee, days and times below\.$/)).toBeInTheDocument();
  const fee = screen.getByLabelText('Consultation fee in rupees');
  const save = screen.getByRole('button', { name: 'Save fee, days and times' });
  await user.type(fee, '-5');
  expect(fee).toHaveValue('5');
  await user.clear(fee);
  await user.type(fee, '10000001');
  await user.click(save);
  expect(fee).toHaveAccessibleDescription(/./);
  expect(fee).toBeInvalid();
  expect(api.callsOf(SAVE)).toEqual([]);
  await user.clear(fee);
  await user.type(fee, '650.50');
  await user.click(save);
  expect(await screen.findByText(/set your days and times below\.$/)).toBeInTheDocument();
  expect(api.callsOf(SAVE).map(({ body }) => body)).toEqual([{ ...nothing, fee: 650.5 }]);
});

describe('hours by weekday', () => {
  it('begins with the times of the table, and is saved with a break and a length', async () => {
    const api = availabilityApi();
    const { user } = await openAvailability();
    await user.click(screen.getByRole('button', { name: 'Hours by weekday' }));
    expect(screen.queryByRole('group', { name: 'Time slots' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('From, Monday')).toHaveValue('10:00');
    expect(screen.getByLabelText('Until, Monday')).toHaveValue('11:00');
    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await user.clear(screen.getByLabelText('Until, Monday'));
    await user.type(screen.getByLabelText('Until, Monday'), '17:00');
    await user.type(screen.getByLabelText('Break from, Monday'), '13:00');
    const save = screen.getByRole('button', { name: 'Save fee, days and times' });
    await user.click(save);
    expect(await screen.findByText('Enter when the break ends.')).toBeInTheDocument();
    expect(api.callsOf(SAVE)).toHaveLength(0);
    await user.type(screen.getByLabelText('Break until, Monday'), '14:00');
    await user.selectOptions(screen.getByLabelText('Length of a visit'), '20 minutes');
    await user.click(save);
    expect(await screen.findByText('Your fee, days and times are saved.')).toBeInTheDocument();
    expect(api.callsOf(SAVE).map(({ body }) => (body as Availability).hours)).toEqual([
      {
        slotMinutes: 20,
        days: [{ day: 'Monday', from: '10:00', to: '17:00', breakFrom: '13:00', breakTo: '14:00' }],
      },
    ]);
  });

  it('names the booked visits that lie outside, and gives way to the table again', async () => {
    const hours = {
      slotMinutes: 20,
      days: [{ day: 'Monday' as const, from: '10:00', to: '17:00', breakFrom: null, breakTo: null }],
    };
    const visitsOutside = [
      { id: APPOINTMENT_ID, date: '2099-03-06', time: '10:30', patientName: 'Asha Rao' },
      { id: LEAVE_ID, date: '2099-03-07', time: null, patientName: 'Ravi Menon' },
    ];
    const api = availabilityApi({ [READ]: () => ({ ...offered, hours, visitsOutside }) });
    const { user } = await openAvailability();
    const note = within(
      screen.getByText(/2 booked visits are outside these hours/).closest('[role=status]')!,
    );
    expect(note.getAllByRole('listitem')[0]).toHaveTextContent('Fri, 6 Mar 2099, 10:30 AM IST, Asha Rao');
    await user.click(screen.getByRole('button', { name: 'The same times each day' }));
    await user.click(screen.getByRole('button', { name: 'Save fee, days and times' }));
    expect(api.callsOf(SAVE).map(({ body }) => (body as Availability).hours)).toEqual([null]);
  });
});

it('takes leave of half a day, and says of which', async () => {
  const api = availabilityApi();
  const { user } = await openAvailability();
  await user.selectOptions(screen.getByLabelText('How long'), 'An afternoon, from 1 PM');
  expect(screen.queryByLabelText(/^Last day/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Day/), '2099-03-06');
  await user.type(screen.getByLabelText(/^Reason/), 'Dentist');
  await user.click(screen.getByRole('button', { name: 'Add leave' }));
  expect(await screen.findByText('Leave added.')).toBeInTheDocument();
  expect(api.callsOf(CREATE_LEAVE).map(({ body }) => body)).toEqual([
    { from: '2099-03-06', to: '2099-03-06', fromTime: '13:00', toTime: '23:59', reason: 'Dentist' },
  ]);
  const list = within(screen.getByRole('list', { name: 'Planned leave' }));
  expect(await list.findByText('Fri, 6 Mar 2099, from 1:00 PM')).toBeInTheDocument();
});
