import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../../api/client';
import { buildUser } from '../../../test/builders';
import { ConsoleError } from '../../data/http';
import { fakeProvider } from '../../testing/fakeProvider';
import { fill } from '../../testing/fill';
import { renderConsole } from '../../testing/renderConsole';

const doctor = buildUser({
  _id: '0000000000000000000000d1',
  type: 'doctor',
  fullName: 'Dr. Dev Nair',
  qualification: null,
  speciality: 'Neurology',
});
const refused = (reason: string) => Promise.reject(new ConsoleError(new ApiError(503, { error: reason })));
const notices = () => [...document.querySelectorAll('.notice__text')].map(({ textContent }) => textContent);

it('shows one failure of a form, with its newest reason, and none once it is saved', async () => {
  const answers = [
    () => refused('Wait 20 seconds.'),
    () => refused('Wait 18 seconds.'),
    () => Promise.resolve({ data: { ...doctor, qualification: 'MBBS' } }),
  ];
  const update = jest.fn(() => answers.shift()?.());
  const provider = fakeProvider({ doctors: [doctor] }, { update: update as never });
  const { user } = renderConsole(`/admin/doctors/${doctor.id}`, provider);
  await fill(user, await screen.findByLabelText('Qualification'), 'MBBS');
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

  await save();
  await waitFor(() => expect(notices()).toEqual([expect.stringContaining('Wait 20 seconds.')]));
  await save();
  await waitFor(() => expect(notices()).toEqual([expect.stringContaining('Wait 18 seconds.')]));
  await save();
  await screen.findByRole('heading', { level: 1, name: 'Doctors' });
  expect(notices()).toEqual(['Updated successfully']);
});
