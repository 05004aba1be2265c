import { render, screen } from '@testing-library/react';
import { readDosage } from '../../../../openapi/contract/care/dosage/read-dosage.js';
import type { PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import { buildPrescription } from '../../test/careBuilders';
import { LineDifferenceText } from './LineDifferenceText';
import { lineStateText } from './lineState';
import { stepsFor } from './ChangeLinesDialog';

const [line] = buildPrescription().medicines;
const withStatus = (...statuses: PrescriptionDto['state'][]) =>
  buildPrescription({ medicines: statuses.map((status, n) => ({ ...line, line: n + 1, status })) });

describe('the state of a line', () => {
  it.each([
    [{ status: 'active' }, null],
    [
      { status: 'stopped', statusOn: '2026-11-27', statusReason: 'Rash' },
      'Stopped on Fri, 27 Nov 2026. Reason: Rash',
    ],
    [
      { status: 'replaced', statusOn: '2026-11-27', replacedBy: { id: 'x', number: 'RX-2026-7KQ4XM' } },
      'Replaced on Fri, 27 Nov 2026 by RX-2026-7KQ4XM',
    ],
    [{ status: 'onHold', statusOn: '2026-11-27' }, 'On hold since Fri, 27 Nov 2026'],
    [{ status: 'completed' }, 'Completed'],
  ] as const)('is put into words: %j', (state, text) => {
    expect(lineStateText({ ...line, ...state })).toBe(text);
  });
});

it('offers only the steps that a line allows, and an error only to the author', () => {
  expect(stepsFor(withStatus('active', 'onHold'), true)).toEqual([
    'stop',
    'hold',
    'resume',
    'enter-in-error',
  ]);
  expect(stepsFor(withStatus('stopped'), true)).toEqual(['enter-in-error']);
  expect(stepsFor(withStatus('stopped'), false)).toEqual([]);
  expect(stepsFor(withStatus('enteredInError'), true)).toEqual([]);
});

it('shows the structure where the texts contradict it', () => {
  const dosages = readDosage({ dosage: '2 tablets', frequency: 'OD', duration: '5 days' });
  const { container, rerender } = render(
    <LineDifferenceText line={{ ...line, dosages, difference: null }} />,
  );
  expect(container).toBeEmptyDOMElement();
  rerender(<LineDifferenceText line={{ ...line, dosages, difference: '1 tablet twice a day' }} />);
  expect(
    screen.getByText(
      'This dosage counts: 2 tablets once a day for 5 days: 10 tablets. The text above says: 1 tablet twice a day.',
    ),
  ).toBeInTheDocument();
});
