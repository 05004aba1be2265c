import { screen, within } from '@testing-library/react';
import { freshBrowser, logIn } from '../../test/renderApp';
import { ADD_SESSION, availabilityApi, openAvailability } from '../testing/availabilityApi';

beforeEach(() => {
  freshBrowser();
  logIn('doctor');
});

it('adds an extra session, from one hour to another or time by time, and removes it over visits', async () => {
  const api = availabilityApi();
  const { user } = await openAvailability();
  const area = within(screen.getByRole('region', { name: 'Extra sessions' }));
  const add = area.getByRole('button', { name: 'Add extra session' });
  await user.click(add);
  expect(await area.findByText('Enter when the session begins.')).toBeInTheDocument();
  await user.type(area.getByLabelText(/^Session name/), 'Saturday clinic');
  await user.type(area.getByLabelText(/^Session day/), '2099-11-28');
  await user.selectOptions(area.getByLabelText('When'), 'Single times');
  await user.type(area.getByLabelText('Another time'), '09:00');
  await user.click(area.getByRole('button', { name: 'Add' }));
  await user.click(add);
  expect(await area.findByText(/visits from 9:00 AM to 9:30 AM/)).toBeInTheDocument();
  expect(api.callsOf(ADD_SESSION)[0].body).toEqual({
    ...{ name: 'Saturday clinic', date: '2099-11-28', times: ['09:00'] },
  });
  await user.click(area.getByRole('button', { name: /^Remove Saturday clinic/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this extra session?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove it' }));
  expect(await dialog.findByText(/Asha Rao/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remove and offer other times' }));
  expect(await area.findByText('No extra session is planned.')).toBeInTheDocument();
});
