import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ApiError } from '../../api/client';
import { buildUser } from '../../test/builders';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';
import { findAlert } from '../../test/findAlert';

const registered = buildUser({
  _id: '0000000000000000000000d9',
  type: 'doctor',
  fullName: 'Dr. New Person',
  d_id: 'HSP-CAR-0044',
});

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByLabelText('Full name'), 'Dr. New Person');
  await user.type(screen.getByLabelText('Email'), 'new@demo.test');
  await user.type(screen.getByLabelText('Mobile'), '9812345678');
  await user.type(screen.getByLabelText('Date of birth'), '1985-03-02');
  await user.click(screen.getByLabelText('Female'));
  await user.click(screen.getByLabelText('Speciality'));
  await user.click(await screen.findByRole('option', { name: 'Cardiology' }));
  await user.type(screen.getByLabelText('Initial password'), 'quiet-river-41');
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add doctor' }));

describe('Add Doctor', () => {
  it('names each missing field, sends nothing, and goes to the first of them', async () => {
    const create = jest.fn();
    const { user } = renderConsole('/admin/DoctorAdd', fakeProvider({}, { create }));
    await screen.findByLabelText('Full name');
    await send(user);
    for (const sentence of [
      'Enter the full name.',
      'Enter the email address.',
      'Choose a gender from the list.',
      'Choose a first password.',
    ]) {
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    }
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
    expect(create).not.toHaveBeenCalled();
  });

  it('refuses a file that is no picture', async () => {
    const create = jest.fn();
    const { user } = renderConsole('/admin/DoctorAdd', fakeProvider({}, { create }));
    await fillIn(user);
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!chooser) throw new Error('There is no file chooser.');
    chooser.accept = ''; // the browser's own filter can be switched off in its dialog
    await user.upload(chooser, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await send(user);
    expect(
      await screen.findByText('Choose a PNG, JPEG, WebP, HEIC or AVIF picture that this browser can read.'),
    ).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
  });

  it('shows early what is missing for card bookings', async () => {
    const { user } = renderConsole('/admin/DoctorAdd', fakeProvider({}));
    const fee = await screen.findByLabelText('Consultation fee in rupees');
    expect(
      screen.getByText(/For bookings by card the doctor also needs fee. Set them here/),
    ).toBeInTheDocument();
    await user.type(fee, '700');
    await waitFor(() => expect(screen.queryByText(/For bookings by card/)).not.toBeInTheDocument());
  });

  it('says after it what is still missing', async () => {
    const bare = { ...registered, fee: null, availableDays: [], timeSlots: [] };
    const provider = fakeProvider(
      { doctors: [bare] },
      { create: (() => Promise.resolve({ data: bare })) as never },
    );
    const { user } = renderConsole('/admin/DoctorAdd', provider);
    await fillIn(user);
    await send(user);
    expect(
      await screen.findByText(/Before patients can book by card: set fee, days and times\.$/),
    ).toBeInTheDocument();
    expect(await screen.findByText('Missing: fee, days and times')).toBeInTheDocument();
  });

  it('registers with the usual week and goes to the doctors', async () => {
    const create = jest.fn(() => Promise.resolve({ data: registered }));
    const provider = fakeProvider({ doctors: [registered] }, { create: create as never });
    const { user, path } = renderConsole('/admin/DoctorAdd', provider);
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Registration successful')).toBeInTheDocument();
    expect(screen.getByText(/Doctor ID: HSP-CAR-0044/)).toBeInTheDocument();
    await waitFor(() => expect(path()).toMatch(/^\/admin\/doctors\?/));
    expect(create).toHaveBeenCalledWith('doctors', {
      data: expect.objectContaining({
        email: 'new@demo.test',
        speciality: 'Cardiology',
        availableDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        timeSlots: ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'],
      }) as unknown,
    });
  });

  it('says of a fee of 0 that a card cannot pay it', async () => {
    const { user } = renderConsole('/admin/DoctorAdd', fakeProvider({}));
    const fee = await screen.findByLabelText('Consultation fee in rupees');
    await user.type(fee, '0');
    const sentence = 'A card cannot pay ₹0: it pays from ₹0.50 to ₹9,99,999.99.';
    await waitFor(() => expect(fee).toHaveAccessibleDescription(sentence));
    await user.clear(fee);
    await user.type(fee, '800');
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
  });

  it("shows the server's sentence at the field it refused", async () => {
    const refusal = new ApiError(409, {
      error: 'This address is taken.',
      errors: { email: 'A doctor has this address.' },
    });
    const create = () => Promise.reject(new ConsoleError(refusal));
    const { user } = renderConsole('/admin/DoctorAdd', fakeProvider({}, { create }));
    await fillIn(user);
    await send(user);
    expect(await findAlert('Registration failed')).toBeInTheDocument();
    expect(await findAlert('This address is taken.')).toBeInTheDocument();
    expect(await screen.findByText('A doctor has this address.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });
});
