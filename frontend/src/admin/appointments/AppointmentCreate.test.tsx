import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../api/client';
import { DOCTOR_ID, PATIENT_ID, buildAppointment, buildUser } from '../../test/builders';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { renderConsole } from '../testing/renderConsole';
import { findAlert } from '../../test/findAlert';

const SLOTS = 'GET /api/users/doctors/{id}/slots';
const OVERLAPS = 'GET /api/v1/appointments/overlaps';
let overlaps: object[] = [];
beforeEach(() => (overlaps = []));
const patient = buildUser();
const doctor = buildUser({
  _id: DOCTOR_ID,
  type: 'doctor',
  fullName: 'Dr. Ananya Sharma',
  speciality: 'Cardiology',
  published: true,
});
const days = [
  {
    date: '2099-11-24',
    slots: [
      { time: '10:00', free: false },
      { time: '10:30', free: true },
    ],
  },
];
const booked = buildAppointment({
  status: 'accepted',
  payment: null,
  appointmentDate: '2099-11-24',
  appointmentTime: '10:30',
});

const other = buildUser({
  _id: '00000000000000000000a0ff',
  fullName: 'Asha Thomas',
  email: 'thomas@demo.test',
});

function open(create: () => Promise<unknown>, path = '/admin/appointments/create') {
  const provider = fakeProvider(
    { patients: [other, patient], doctors: [doctor], appointments: [booked] },
    { create: create as never },
  );
  return renderConsole(path, provider, { handlers: { [SLOTS]: () => days, [OVERLAPS]: () => overlaps } });
}

const chosenPath = `/admin/appointments/create?patientId=${PATIENT_ID}`;

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByLabelText('Doctor'));
  await user.click(await screen.findByRole('option', { name: 'Dr. Ananya Sharma, Cardiology' }));
  await user.click(await screen.findByRole('radio', { name: '10:30 AM' }));
  await fill(user, screen.getByLabelText('Reason for the visit'), 'Chest pain');
}
const send = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Book the visit' }));

describe('booking for a patient', () => {
  it('warns of another visit of the patient at this time, and books it all the same', async () => {
    overlaps = [
      {
        id: '00000000000000000000b009',
        status: 'accepted',
        doctorName: 'Dr. Rohan Mehta',
        date: '2099-11-24',
        time: '10:15',
      },
    ];
    const create = jest.fn(() => Promise.resolve({ data: booked }));
    const { user } = open(create, chosenPath);
    await fillIn(user);
    expect(
      await screen.findByText(/^There is already a visit at this time: Dr\. Rohan Mehta/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Book anyway' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  });

  it('names what is missing and sends nothing', async () => {
    const create = jest.fn();
    const { user } = open(create);
    await screen.findByText('Choose the doctor to see the free times.');
    await send(user);
    for (const sentence of ['Choose the patient.', 'Choose the doctor.', 'Enter the reason for the visit.'])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
  });

  it('books a free time of the doctor for the patient it was opened for', async () => {
    const create = jest.fn(() => Promise.resolve({ data: booked }));
    const { user, path } = open(create, chosenPath);
    await waitFor(() =>
      expect(screen.getByLabelText('Patient')).toHaveValue('Asha Rao, asha@demo.test, +919812345678'),
    );
    await fillIn(user);
    expect(screen.queryByRole('radio', { name: '10:00 AM' })).not.toBeInTheDocument();
    expect(screen.getByText('Fee, paid at the desk: ₹800')).toBeInTheDocument();
    await send(user);
    expect(await screen.findByText('Visit booked')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe(`/admin/appointments/${booked.id}/show`));
    expect(create).toHaveBeenCalledWith('appointments', {
      data: {
        patientId: PATIENT_ID,
        doctorId: DOCTOR_ID,
        preferredDate: '2099-11-24',
        preferredTime: '10:30',
        reasonForAppointment: 'Chest pain',
      },
    });
  });

  it('suggests no one who does not match the input while the response is loading', async () => {
    const { user } = open(jest.fn());
    const box = await screen.findByLabelText('Patient');
    await user.click(box);
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.type(box, 'asha t');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Asha Thomas, thomas@demo.test, +919812345678',
    ]);
    await user.type(box, 'x');
    expect(screen.getByText('Searching…')).toBeInTheDocument();
    expect(await screen.findByText('No patient has this name, email or phone number.')).toBeInTheDocument();
  });

  it('says that the time was taken, and asks again what is free', async () => {
    const taken = new ConsoleError(new ApiError(409, { error: 'This time is taken.', code: 'SLOT_TAKEN' }));
    const { user, api } = open(() => Promise.reject(taken), chosenPath);
    await fillIn(user);
    api.set(SLOTS, () => []);
    await send(user);
    expect(await findAlert('The visit was not booked.')).toBeInTheDocument();
    expect(await screen.findByText('No slots available')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: '10:30 AM' })).not.toBeInTheDocument();
  });
});
