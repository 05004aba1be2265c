import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { BookingMeasures } from '../../../../openapi/contract/care/lab/measures.js';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { ApiError } from '../../api/client';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { renderConsole } from '../testing/renderConsole';
import { buildEntry, buildLabBooking, buildReport } from '../testing/shopBuilders';

const NOTHING_DEFINED: BookingMeasures = {
  person: { gender: null, age: null },
  measures: [],
  isReleasedByAnother: false,
};

function open(
  booking: LabBookingDto,
  act = jest.fn(() => Promise.resolve({ data: {} })),
  basis: BookingMeasures = NOTHING_DEFINED,
) {
  const provider = fakeProvider({ 'lab-bookings': [booking] }, { act });
  const handlers = { 'GET /api/v1/lab-bookings/{id}/measures': () => basis };
  return { act, ...renderConsole(`/admin/lab-bookings/${booking.id}/show`, provider, { handlers }) };
}

const REJECTED = {
  collectedAt: '2026-11-20T05:00:00.000Z',
  rejectedAt: '2026-11-20T08:00:00.000Z',
  reason: 'haemolysed' as const,
  note: null,
  by: 'Kavya Das',
};

const dialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const row = (number: number) => within(screen.getByRole('group', { name: `Result ${number}` }));
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the lab bookings', () => {
  it('is listed with person, date, place and state', async () => {
    const booking = buildLabBooking({ status: 'sampleCollected', place: 'home', address: 'Lake View' });
    renderConsole('/admin/lab-bookings', fakeProvider({ 'lab-bookings': [booking] }));
    const line = (await screen.findByRole('link', { name: 'Thyroid profile' })).closest('tr');
    expect(line).toHaveTextContent(
      'Asha RaoTue, 24 Nov 2099 7:00 AM to 9:00 AMAt homeSample collected₹650, paid',
    );
  });
});

describe('the page of a lab booking', () => {
  it.each([
    ['requested', 'Confirm', 'confirm', 'Booking confirmed'],
    ['confirmed', 'Sample collected', 'collect', 'Sample collected'],
  ] as const)('takes a %s one a step further after a yes', async (status, label, step, sentence) => {
    const booking = buildLabBooking({ status });
    const { user, act } = open(booking);
    await press(user, label);
    expect(act).not.toHaveBeenCalled();
    await user.click(dialogButton(label));
    const alert = await screen.findByText(sentence, { selector: '[role="alert"] *' });
    expect(alert).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('lab-bookings', booking.id, step);
  });

  it.each([
    [{}, '₹650 will be refunded to the patient in full.'],
    [
      { payment: 'atCollection', paid: false, paymentId: null },
      'Nothing was paid by card, so nothing is refunded.',
    ],
  ] as const)('says what is refunded before it cancels %j', async (how, sentence) => {
    const booking = buildLabBooking(how);
    const { user, act } = open(booking);
    await press(user, 'Cancel booking');
    expect(screen.getByRole('dialog')).toHaveTextContent(sentence);
    await user.click(dialogButton('Cancel booking'));
    expect(await screen.findByText('Booking cancelled')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('lab-bookings', booking.id, 'cancel');
  });

  it.each([
    ['requested', ['Set whose sample it is', 'Confirm', 'Cancel booking']],
    ['confirmed', ['Set whose sample it is', 'Sample collected', 'Cancel booking']],
    [
      'sampleCollected',
      ['Set whose sample it is', 'Add a result', 'Send the report', 'Reject the sample', 'Cancel booking'],
    ],
    ['sampleRejected', ['Choose a new time', 'Set whose sample it is', 'Sample collected', 'Cancel booking']],
    ['reported', ['Set whose sample it is']],
    ['cancelled', []],
  ] as const)('offers the legal steps of a %s one', async (status, steps) => {
    open(buildLabBooking({ status, ...(status === 'sampleRejected' && { rejectedSamples: [REJECTED] }) }));
    await screen.findByRole('heading', { level: 1, name: 'Thyroid profile for Asha Rao' });
    if (status === 'sampleCollected') await screen.findByRole('button', { name: 'Add a result' });
    const offered = within(screen.getByRole('main'))
      .queryAllByRole('button')
      .map((button) => button.textContent);
    expect(offered).toEqual(steps);
  });

  it('rejects the sample with a reason, and asks for a text with another reason', async () => {
    const booking = buildLabBooking({ status: 'sampleCollected', rejectedSamples: [REJECTED] });
    const { user, act } = open(booking);
    expect(await screen.findByRole('list', { name: 'Rejected samples' })).toHaveTextContent(
      /rejected .* by Kavya Das: The blood cells had broken/,
    );
    await press(user, 'Reject the sample');
    await user.click(dialogButton('Reject the sample'));
    expect(await screen.findByText('Choose the reason.')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /Reason/ }));
    await user.click(await screen.findByRole('option', { name: 'Another reason' }));
    await user.click(dialogButton('Reject the sample'));
    expect(await screen.findByText('Enter the reason.')).toBeInTheDocument();
    expect(act).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: 'Details' }), 'The tube was broken.');
    await user.click(dialogButton('Reject the sample'));
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith('lab-bookings', booking.id, 'reject-sample', {
        reason: 'other',
        note: 'The tube was broken.',
        sample: 2,
      }),
    );
  });

  it('shows a report with its flags and the PDF', async () => {
    const results = [
      {
        name: 'TSH',
        value: '6.2',
        unit: 'mIU/L',
        low: 0.4,
        high: 4,
        flag: 'high' as const,
        notCompared: null,
      },
      {
        name: 'Antibodies',
        value: 'Negative',
        unit: '',
        low: null,
        high: null,
        flag: null,
        notCompared: 'noRange' as const,
      },
    ];
    open(
      buildLabBooking({
        status: 'reported',
        report: buildReport({ results, remark: 'Repeat in six weeks.' }),
        reportUrl: '/report.pdf',
      }),
    );
    const [tsh, antibodies] = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole(
      'listitem',
    );
    expect(tsh).toHaveTextContent('TSH6.2 mIU/LUsual: 0.4 to 4High');
    expect(antibodies).toHaveTextContent('AntibodiesNegative Not compared: no reference range');
    expect(screen.getByText('Repeat in six weeks.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/report.pdf');
  });
});

describe('writing a report', () => {
  const booking = buildLabBooking({ status: 'sampleCollected' });

  async function fillIn(user: UserEvent) {
    await fill(user, await screen.findByLabelText('Measured'), 'TSH');
    await fill(user, screen.getByLabelText('Result'), '6.2');
    await fill(user, screen.getByLabelText('Unit'), 'mIU/L');
    await fill(user, screen.getByLabelText('Normal from'), '0.4');
    await fill(user, screen.getByLabelText('Normal to'), '4');
  }

  it('says in each row what is missing and sends nothing', async () => {
    const { user, act } = open(booking);
    await press(user, 'Add a result');
    await fill(user, row(2).getByLabelText('Measured'), 'T4');
    await press(user, 'Send the report');
    expect(await row(1).findByText('Enter what was measured.')).toBeInTheDocument();
    expect(row(2).getByText('Enter the result.')).toBeInTheDocument();
    expect(row(2).queryByText('Enter what was measured.')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(act).not.toHaveBeenCalled();
  });

  it('refuses the same result twice', async () => {
    const { user } = open(booking);
    await fillIn(user);
    await press(user, 'Add a result');
    await fill(user, row(2).getByLabelText('Measured'), 'tsh');
    await fill(user, row(2).getByLabelText('Result'), '1');
    await press(user, 'Send the report');
    expect(await screen.findByText('Enter each result only once.')).toBeInTheDocument();
  });

  it('sends the input for the server to parse, once confirmed', async () => {
    const { user, act } = open(booking);
    await fillIn(user);
    await press(user, 'Add a result');
    await fill(user, row(2).getByLabelText('Measured'), 'Antibodies');
    await fill(user, row(2).getByLabelText('Result'), 'Negative');
    await press(user, 'Add a result');
    await press(user, 'Remove result 3');
    await fill(user, screen.getByLabelText('Remark'), 'Repeat in six weeks.');
    await press(user, 'Send the report');
    expect(await screen.findByRole('dialog', { name: 'Send this report?' })).toBeInTheDocument();
    expect(act).not.toHaveBeenCalled();
    await user.click(dialogButton('Send the report'));
    expect(await screen.findByText('Report sent')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('lab-bookings', booking.id, 'report', {
      results: [
        { name: 'TSH', value: '6.2', unit: 'mIU/L', low: 0.4, high: 4 },
        { name: 'Antibodies', value: 'Negative', unit: '', low: null, high: null },
      ],
      remark: 'Repeat in six weeks.',
      sample: 1,
    });
  });

  it("shows the server's sentence at the row it refused, with what was typed", async () => {
    const errors = { 'results.0.unit': 'Use at most 30 characters.' };
    const refusal = new ConsoleError(new ApiError(400, { error: 'Some fields need attention.', errors }));
    const { user } = open(
      booking,
      jest.fn(() => Promise.reject(refusal)),
    );
    await fillIn(user);
    await press(user, 'Send the report');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await press(user, 'Send the report');
    await user.click(dialogButton('Send the report'));
    expect(await screen.findByText('The report was not sent.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByLabelText('Unit')).toHaveAccessibleDescription('Use at most 30 characters.'),
    );
    expect(screen.getByLabelText('Measured')).toHaveValue('TSH');
  });
});

describe('results that await their release', () => {
  const entry: NonNullable<LabBookingDto['entered']> = {
    ...buildEntry(),
    changes: [{ name: 'TSH', before: '2.6 mIU/L', after: '6.2 mIU/L' }],
    outstanding: ['T4'],
  };
  const waiting = (overrides: Partial<typeof entry> = {}) =>
    buildLabBooking({ status: 'sampleCollected', entered: { ...entry, ...overrides } });

  it('are released by another person, with earlier values and what is outstanding in sight', async () => {
    const { user, act } = open(waiting());
    const list = within(await screen.findByRole('list', { name: 'Results' }));
    const [tsh, outstanding] = list.getAllByRole('listitem');
    expect(tsh).toHaveTextContent('6.2 mIU/LEarlier value: 2.6 mIU/L');
    expect(outstanding).toHaveTextContent('T4Outstanding');
    expect(screen.getByText(/Entered by Kavya Das: /)).toBeVisible();
    await press(user, 'Release');
    await user.click(dialogButton('Release'));
    expect(await screen.findByText('Results released')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('lab-bookings', expect.any(String), 'release', {
      entryId: entry.entryId,
    });
  });

  it('are sent back with a reason', async () => {
    const { user, act } = open(waiting());
    await press(user, 'Send back');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the results back' }));
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(await dialog.findByText('Enter what has to be checked.')).toBeInTheDocument();
    await fill(user, dialog.getByLabelText('What has to be checked'), 'Repeat it.');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith('lab-bookings', expect.any(String), 'return-report', {
        entryId: entry.entryId,
        reason: 'Repeat it.',
      }),
    );
  });

  it('are not released by the person who entered them, who can change them', async () => {
    const receivedAt = '2026-01-05T08:00:00.000Z';
    const { user, act } = open(waiting({ canRelease: false, receivedAt }), undefined, {
      ...NOTHING_DEFINED,
      isReleasedByAnother: true,
    });
    expect(await screen.findByText(/^You entered these results\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument();
    await press(user, 'Change the results');
    const value = await screen.findByLabelText('Result');
    for (const [field, time] of [
      ['Sample collected at', '11:30 AM'],
      ['Received by the laboratory at', '1:30 PM'],
    ] as const)
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(
        expect.stringMatching(new RegExp(`^Recorded: .*${time}`)),
      );
    await user.clear(value);
    await fill(user, value, '2.2');
    await user.click(screen.getByLabelText('Preliminary: some results follow'));
    expect(await screen.findByLabelText('Further outstanding measures')).toHaveValue('T4');
    await press(user, 'Enter the results');
    await user.click(dialogButton('Enter the results'));
    expect(await screen.findByText('Results entered')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith(
      'lab-bookings',
      expect.any(String),
      'report',
      expect.objectContaining({ preliminary: true, outstanding: ['T4'], replaces: entry.entryId }),
    );
  });
});

describe('a critical result', () => {
  const amended = { name: 'Potassium', value: '7.1 mEq/L', current: '4.2 mEq/L' };
  const unanswered = { since: '2026-01-06T06:00:00.000Z', values: [amended], acknowledged: null };

  it('is acknowledged with what was done', async () => {
    const { user, act } = open(
      buildLabBooking({ status: 'reported', report: buildReport(), critical: unanswered }),
    );
    expect(
      await screen.findByText(/^Critical result, reported .+ until it is acknowledged\.$/),
    ).toBeVisible();
    expect(screen.getByText('Potassium: 7.1 mEq/L, amended to 4.2 mEq/L')).toBeVisible();
    await press(user, 'Acknowledge');
    const dialog = within(await screen.findByRole('dialog', { name: 'Acknowledge the critical result' }));
    await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
    expect(await dialog.findByText('Enter what was done.')).toBeInTheDocument();
    await fill(user, dialog.getByLabelText('What was done'), 'Called the doctor.');
    await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText('Critical result acknowledged')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('lab-bookings', expect.any(String), 'acknowledge', {
      version: 1,
      since: unanswered.since,
      action: 'Called the doctor.',
    });
  });

  it('shows who acted, when and how', async () => {
    const acknowledged = { by: 'Ravi Menon', at: '2026-01-06T07:00:00.000Z', action: 'Called the doctor.' };
    open(
      buildLabBooking({
        status: 'reported',
        report: buildReport(),
        critical: { ...unanswered, acknowledged },
      }),
    );
    expect(await screen.findByText(/^Critical result, acknowledged by Ravi Menon on .+:/)).toBeVisible();
    expect(screen.getByText('Called the doctor.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
  });
});

describe('the definition of the lab test', () => {
  const everybody = { gender: null, ageFrom: null, ageTo: null };
  const BASIS: BookingMeasures = {
    isReleasedByAnother: false,
    person: { gender: 'female', age: 36 },
    measures: [
      {
        name: 'Haemoglobin',
        unit: 'g/dL',
        ranges: [
          { ...everybody, gender: 'female', low: 12.1, high: 15.1 },
          { ...everybody, gender: 'male', low: 13.8, high: 17.2 },
        ],
      },
      { name: 'Platelets', unit: '10³/µL', ranges: [{ ...everybody, low: 150, high: 400 }] },
    ],
  };

  it('asks only for results, beside unit and range for the person', async () => {
    const { user, act } = open(buildLabBooking({ status: 'sampleCollected' }), undefined, BASIS);
    const haemoglobin = await screen.findByLabelText('Haemoglobin');
    expect(haemoglobin).toHaveAccessibleDescription('Normal: 12.1 to 15.1');
    expect(screen.queryByLabelText('Unit')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Sex'));
    await user.click(await screen.findByRole('option', { name: 'Male' }));
    expect(haemoglobin).toHaveAccessibleDescription('Normal: 13.8 to 17.2');
    await fill(user, haemoglobin, '14,2');
    await press(user, 'Send the report');
    await user.click(dialogButton('Send the report'));
    expect(await screen.findByText('Report sent')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('lab-bookings', expect.any(String), 'report', {
      results: [{ name: 'Haemoglobin', value: '14,2', unit: '' }],
      person: { gender: 'male', age: 36, ageMonths: null, ageDays: null },
      remark: null,
      sample: 1,
    });
  });

  it('refuses at the field what the definition refuses, and shows how a number is read', async () => {
    const { user, act } = open(buildLabBooking({ status: 'sampleCollected' }), undefined, BASIS);
    const platelets = await screen.findByLabelText('Platelets');
    await fill(user, platelets, '2,50,000');
    expect(platelets).toHaveAccessibleDescription('Normal: 150 to 400 Read as 250000.');
    await fill(user, platelets, '250 lakh');
    await press(user, 'Send the report');
    await waitFor(() =>
      expect(platelets).toHaveAccessibleDescription(/^Enter one number for Platelets, such as 18,500/),
    );
    expect(act).not.toHaveBeenCalled();
  });

  it('sends critical values only after they are confirmed', async () => {
    const message = 'Platelets 9 10³/µL is critical. Check the sample and the entry, then confirm.';
    const refusal = new ApiError(422, {
      error: message,
      code: 'RESULTS_UNCONFIRMED',
      errors: { 'results.0.value': message },
    });
    const { user, act } = open(
      buildLabBooking({ status: 'sampleCollected' }),
      jest.fn().mockRejectedValueOnce(refusal).mockResolvedValue({}),
      BASIS,
    );
    await fill(user, await screen.findByLabelText('Platelets'), '9');
    await press(user, 'Send the report');
    await user.click(dialogButton('Send the report'));
    const question = within(await screen.findByRole('dialog', { name: 'Check these results' }));
    expect(question.getByText(message)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'I have checked them: send' }));
    expect(await screen.findByText('Report sent')).toBeInTheDocument();
    expect(act).toHaveBeenLastCalledWith(
      'lab-bookings',
      expect.any(String),
      'report',
      expect.objectContaining({ confirmed: true }),
    );
    expect(screen.queryByText('The report was not sent.')).not.toBeInTheDocument();
  });

  it('is corrected with a reason, starting from the reported values', async () => {
    const results = [
      {
        name: 'Haemoglobin',
        value: 9.5,
        unit: 'g/dL',
        low: 12.1,
        high: 15.1,
        flag: 'low' as const,
        notCompared: null,
      },
    ];
    const booking = buildLabBooking({ status: 'reported', report: buildReport({ results }) });
    const { user, act } = open(booking, undefined, BASIS);
    await press(user, 'Correct the report');
    const haemoglobin = await screen.findByLabelText('Haemoglobin');
    expect(haemoglobin).toHaveValue('9.5');
    await user.clear(haemoglobin);
    await fill(user, haemoglobin, '12.5');
    await press(user, 'Send the correction');
    expect(await screen.findByText('Enter the reason for the correction.')).toBeInTheDocument();
    await fill(user, screen.getByLabelText('Reason for the correction'), 'Another sample.');
    await press(user, 'Send the correction');
    await user.click(dialogButton('Send the correction'));
    expect(await screen.findByText('Correction sent')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith(
      'lab-bookings',
      booking.id,
      'correct-report',
      expect.objectContaining({ reason: 'Another sample.', version: 1 }),
    );
  });

  it('shows why a report was corrected, and the earlier one with its PDF', async () => {
    const earlier = { ...buildReport(), correctedAt: '2026-01-08T06:00:00.000Z', url: '/old.pdf' };
    const report = buildReport({ version: 2, reason: 'Another sample.' });
    open(buildLabBooking({ status: 'reported', report, earlierReports: [earlier] }));
    expect(await screen.findByText(/corrects an earlier one: Another sample\./)).toBeInTheDocument();
    const list = within(screen.getByRole('list', { name: 'Earlier reports' }));
    expect(list.getByRole('link', { name: 'Report 1' })).toHaveAttribute('href', '/old.pdf');
  });
});
