import { screen, waitFor, within } from '@testing-library/react';
import { DOCTOR_ID, PATIENT_ID } from '../test/builders';
import { buildNotification, buildPrescription } from '../test/careBuilders';
import { QUESTION_ID, buildAnswered, buildQuestion } from '../test/contentBuilders';
import { fakeProvider } from './testing/fakeProvider';
import { buildAccount } from './testing/officeBuilders';
import { renderConsole } from './testing/renderConsole';

const users = [
  buildAccount({ lastLoginAt: '2026-11-20T06:00:00.000Z' }),
  buildAccount({ id: DOCTOR_ID, type: 'doctor', fullName: 'Dr. Ananya Sharma' }),
  buildAccount({ id: 'f'.repeat(24), type: 'admin', fullName: 'Demo Admin', disabled: true }),
];

describe('the users of the console', () => {
  it('is of every role, each leading to the page of the person', async () => {
    renderConsole('/admin/users', fakeProvider({ users }));
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
      'href',
      `/admin/users/${PATIENT_ID}/show`,
    );
    expect(screen.getByRole('link', { name: 'Patient' })).toHaveAttribute(
      'href',
      `/admin/patients/${PATIENT_ID}/show`,
    );
    expect(screen.getByRole('link', { name: 'Doctor' })).toHaveAttribute(
      'href',
      `/admin/doctors/${DOCTOR_ID}`,
    );
    expect(screen.getByRole('link', { name: 'Demo Admin' }).closest('tr')).toHaveTextContent(
      /Demo AdminAdmin.*Disabled.*Never/,
    );
    expect(screen.getByRole('link', { name: 'Asha Rao' }).closest('tr')).toHaveTextContent(/20 Nov 2026/);
  });

  it('is shut out one by one with the version that was seen', async () => {
    const update = jest.fn(() => Promise.resolve({ data: buildAccount({ disabled: true }) }));
    const { user } = renderConsole(
      `/admin/users/${PATIENT_ID}/show`,
      fakeProvider({ users }, { update: update as never }),
    );
    await user.click(await screen.findByRole('button', { name: 'Disable account' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disable account' }));
    expect(await screen.findByText('Account disabled')).toBeInTheDocument();
    expect(update).toHaveBeenCalledWith(
      'users',
      expect.objectContaining({ id: PATIENT_ID, data: { disabled: true, version: 4 } }),
    );
  });
});

describe('the prescriptions of the console', () => {
  const prescriptions = [buildPrescription()];

  it('names patient and doctor as links', async () => {
    renderConsole('/admin/prescriptions', fakeProvider({ prescriptions }));
    const [{ id, number, patientName, doctorName }] = prescriptions as [(typeof prescriptions)[0]];
    expect(await screen.findByRole('link', { name: number })).toHaveAttribute(
      'href',
      `/admin/prescriptions/${id}/show`,
    );
    expect(screen.getByRole('link', { name: patientName })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: doctorName })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('is read with all that the doctor wrote', async () => {
    const prescription = buildPrescription({ symptoms: '<b>Thirst</b>', appointmentId: null });
    renderConsole(
      `/admin/prescriptions/${prescription.id}/show`,
      fakeProvider({ prescriptions: [prescription] }),
    );
    expect(await screen.findByText('<b>Thirst</b>')).toBeInTheDocument();
    expect(screen.getByText('Not written at a visit')).toBeInTheDocument();
    const medicines = within(screen.getByRole('table', { name: 'Medicines' }));
    for (const { name, dosage } of prescription.medicines)
      expect(medicines.getByRole('row', { name: new RegExp(`${name}.*${dosage}`) })).toBeInTheDocument();
  });
});

describe('the notifications of the console', () => {
  it('says whose they are, by name, and whether they were read', async () => {
    renderConsole('/admin/notifications', fakeProvider({ users, notifications: [buildNotification()] }));
    const link = await screen.findByRole('link', { name: 'Asha Rao' });
    expect(link).toHaveAttribute('href', `/admin/users/${PATIENT_ID}/show`);
    expect(link.closest('tr')).toHaveTextContent(/Appointment accepted.*Not yet/);
  });
});

describe('the questions of the console', () => {
  it.each([
    ['unanswered', buildQuestion()],
    ['answered', buildAnswered()],
  ])('leads an %s one to its place on the Chatbot screen', async (status, question) => {
    const handlers = {
      'GET /api/questions/unanswered': () => ({ questions: status === 'unanswered' ? [question] : [] }),
      'GET /api/questions/answered': () => ({ questions: status === 'answered' ? [question] : [] }),
    };
    const provider = fakeProvider({ questions: [question] });
    const { user, path } = renderConsole('/admin/questions', provider, { handlers, isPhone: true });
    await user.click(await screen.findByRole('link', { name: question.message }));
    await waitFor(() => expect(path()).toBe(`/admin/Chatbot?question=${QUESTION_ID}&state=${status}`));
    const heading = await screen.findByRole('heading', { name: question.message });
    await waitFor(() => expect(heading.closest('li')).toHaveFocus());
  });
});
