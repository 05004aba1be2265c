import { screen, within } from '@testing-library/react';
import { ApiError } from '../../api/client';
import type { Settings } from '../../../../openapi/contract/site/settings.js';
import { buildSettings } from '../../test/contentBuilders';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { renderConsole } from '../testing/renderConsole';

const settings = buildSettings();

function open(update: jest.Mock = jest.fn(() => Promise.resolve({ data: settings })), record = settings) {
  const provider = fakeProvider({ settings: [record] }, { update: update as never });
  return { update, ...renderConsole('/admin/settings', provider) };
}

const replace = async (user: ReturnType<typeof open>['user'], label: RegExp | string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await fill(user, field, text);
};

describe('the settings of the console', () => {
  it('saves changes, with days in the order of the week', async () => {
    const { user, update } = open();
    await replace(user, /^Emergency phone/, '108');
    await replace(user, /^Off all medicines/, '25');
    await replace(user, 'Facebook', 'https://www.example.org/hospital');
    await user.click(screen.getByLabelText('Monday'));
    await user.click(screen.getByLabelText('Monday'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    const [resource, { id, data }] = update.mock.calls[0] as [string, { id: string; data: object }];
    expect([resource, id]).toEqual(['settings', 'hospital']);
    const { updatedAt: _, id: __, _id: ___, ...fields } = settings;
    expect(data).toEqual({
      ...fields,
      emergencyPhone: '108',
      promoPercent: 25,
      openingHours: { from: '08:00', to: '20:00', days: ['Monday', 'Tuesday'] },
      social: { ...settings.social, facebook: 'https://www.example.org/hospital' },
    });
  });

  it.each([
    [/^Phone/, '', 'Enter a phone number.'],
    [/^Off all medicines/, '91', 'The promotion can be at most 90 percent.'],
    ['Opens at', '21:00', 'The closing time must be after the opening time.'],
    [/^Months that records/, '0', 'Enter at least 1.'],
    [/^Minutes that an offer/, '', 'Enter the minutes.'],
    [/^No offers until/, '', 'Choose a time.'],
    ['YouTube', 'javascript:alert(1)', 'Enter an address that begins with https://.'],
  ])('refuses %s as %j at its field', async (label, text, sentence) => {
    const { user, update } = open();
    await replace(user, label, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
  });

  it('saves tiers of cancelling and moving, and refuses wrong ones at their field', async () => {
    const { user, update } = open();
    const part = within(await screen.findByRole('group', { name: 'When a patient cancels' }));
    await user.click(part.getByRole('button', { name: 'Add a row' }));
    const typed = async (label: string, index: number, text: string) => {
      const field = part.getAllByLabelText(label)[index];
      await user.clear(field);
      await fill(user, field, text);
    };
    await typed('From hours before', 1, '48');
    await typed('The hospital keeps', 1, '50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter fewer hours than in the row above.')).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
    await typed('From hours before', 1, '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    const [[, { data }]] = update.mock.calls as unknown as [[string, { data: Settings }]];
    expect(data.visitRules).toEqual({
      cancelling: [
        { hours: 24, kept: 0, unit: 'percent' },
        { hours: 2, kept: 50, unit: 'percent' },
      ],
      moving: [{ hours: 24, kept: 0, unit: 'percent' }],
      maxMoves: 2,
    });
  });

  it('saves the rules of booking and access', async () => {
    const { user, update } = open();
    await user.click(await screen.findByLabelText(/^Patients confirm their email/));
    await user.click(screen.getByLabelText('24 hours'));
    await user.click(screen.getByLabelText('3 days'));
    await replace(user, /^Months that records stay open/, '6');
    await replace(user, /^No offers from/, '21:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated successfully')).toBeInTheDocument();
    const [[, { data }]] = update.mock.calls as unknown as [[string, { data: Settings }]];
    expect(data.policy).toEqual({
      ...settings.policy,
      confirmedEmailToBook: true,
      reminderHours: [2, 72],
      recordOpenMonths: 6,
      quietFrom: '21:00',
    });
  });

  it('shows reminders that are stored, and refuses more than five', async () => {
    const policy = { ...settings.policy, reminderHours: [36, 24, 12, 6, 2] };
    const { user, update } = open(undefined, { ...settings, policy });
    expect(await screen.findByLabelText('36 hours')).toBeChecked();
    await user.click(screen.getByLabelText('1 hour'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose at most 5 reminders.')).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
  });

  it('says so when another person has saved first', async () => {
    const conflict = new ConsoleError(
      new ApiError(409, { error: 'Another person has changed this.', code: 'EDIT_CONFLICT' }),
    );
    const { user } = open(jest.fn(() => Promise.reject(conflict)));
    await replace(user, /^Name/, 'Lake Hospital');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByRole('dialog', { name: 'Another person has changed the settings in the meantime.' }),
    ).toBeInTheDocument();
  });
});
