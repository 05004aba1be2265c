import { screen, within } from '@testing-library/react';
import { PATIENT_ID, buildAppointment, buildUser } from '../../test/builders';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { renderConsole } from '../testing/renderConsole';

const asha = buildUser({
  _id: PATIENT_ID,
  id: PATIENT_ID,
  fullName: 'Asha Rao',
  type: 'patient',
  version: 4,
});
const dead = {
  ...asha,
  disabled: true,
  deceased: { date: '2026-11-20', recordedAt: '2026-11-21T06:00:00.000Z' },
};

function open(patient: typeof asha, visits = [buildAppointment()]) {
  const act = jest.fn(() => Promise.resolve({ data: {} }));
  const provider = fakeProvider({ patients: [patient], dependants: [], 'audit-events': [] }, { act });
  const { getList } = provider;
  provider.getList = ((resource: string, params: never) =>
    resource === 'appointments'
      ? Promise.resolve({ data: visits, total: visits.length })
      : getList(resource, params)) as typeof getList;
  return { act, ...renderConsole(`/admin/patients/${PATIENT_ID}/show`, provider) };
}

describe('the death of a patient on the page of the patient', () => {
  it('is recorded with the date, once the consequences were read', async () => {
    const { user, act } = open(asha);
    await user.click(await screen.findByRole('button', { name: 'Record death' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Record the death of Asha Rao?' }));
    expect(dialog.getByText(/no mail, notification or reminder goes to or about this person/)).toBeVisible();
    await fill(user, dialog.getByLabelText('Date of death'), '20-11-2026');
    await user.click(dialog.getByRole('button', { name: 'Record death' }));
    expect(await screen.findByText('Death recorded')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('patients', PATIENT_ID, 'deceased', {
      deceased: true,
      date: '2026-11-20',
      version: 4,
    });
  });

  it('needs no date', async () => {
    const { user, act } = open(asha);
    await user.click(await screen.findByRole('button', { name: 'Record death' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Record death' }));
    expect(await screen.findByText('Death recorded')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('patients', PATIENT_ID, 'deceased', { deceased: true, version: 4 });
  });

  it('shows the date and the visits that are still open, and offers no visit and no access', async () => {
    open(dead);
    expect(await screen.findByText('Fri, 20 Nov 2026')).toBeInTheDocument();
    expect(await screen.findByText('One visit is still open:')).toBeInTheDocument();
    const visit = within(screen.getByRole('alert')).getByRole('link');
    expect(visit).toHaveAttribute('href', expect.stringContaining('/admin/appointments/'));
    for (const name of ['Enable account', 'Record death'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book a visit' })).not.toBeInTheDocument();
  });

  it('is withdrawn after a question', async () => {
    const { user, act } = open(dead, []);
    expect(await screen.findByText('No visit is open.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Withdraw death record' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw the record of this death?' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw death record' }));
    expect(await screen.findByText('Record of death withdrawn')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('patients', PATIENT_ID, 'deceased', { deceased: false, version: 4 });
  });
});
