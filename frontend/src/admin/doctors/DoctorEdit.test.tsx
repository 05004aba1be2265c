import { screen } from '@testing-library/react';
import { buildUser } from '../../test/builders';
import { fakeProvider } from '../testing/fakeProvider';
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
  it('should save times in the order of the day, and only what may be changed', async () => {
    const { user, update } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove 10:00 AM' }));
    await user.click(screen.getByRole('button', { name: 'Add the morning' }));
    await user.click(screen.getByRole('button', { name: 'Remove 12:30 PM' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    const sent = update.mock.calls[0]?.[1].data as Record<string, unknown>;
    expect(sent.timeSlots).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00', '16:00']);
    expect(sent).not.toHaveProperty('email');
    expect(sent).not.toHaveProperty('description');
  });

  it('should refuse a fee below 0 and save nothing', async () => {
    const { user, update } = open();
    const fee = await screen.findByLabelText('Consultation fee in rupees');
    await user.clear(fee);
    await user.type(fee, '-5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The amount cannot be below 0.')).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
  });
});
