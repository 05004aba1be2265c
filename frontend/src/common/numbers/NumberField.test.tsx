import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { NumberField } from './NumberField';

const onChange = jest.fn();

function Field({ start = '', ...props }: { start?: string } & Partial<ComponentProps<typeof NumberField>>) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return <NumberField label="Fee" hint="In rupees" {...props} value={value} onChange={change} />;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Fee');

beforeEach(() => onChange.mockReset());

it('keeps its value while the mouse wheel turns over it', async () => {
  render(<Field start="500" />);
  await userEvent.click(field());
  fireEvent.wheel(field(), { deltaY: 100 });
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(field()).toHaveValue('500');
  expect(field()).toHaveProperty('type', 'text');
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps the last valid text and says why', async () => {
  render(<Field />);
  await userEvent.type(field(), '-5');
  expect(field()).toHaveValue('5');
  await userEvent.type(field(), '0.755');
  expect(field()).toHaveValue('50.75');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter at most 2 digits after the decimal point.');
  expect(field()).toHaveAccessibleDescription('Enter at most 2 digits after the decimal point.');
  await userEvent.type(field(), '{Backspace}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription('In rupees');
  expect(onChange).toHaveBeenLastCalledWith('50.7');
});

it('keeps the caret where a key was not taken', async () => {
  render(<Field start="1234" />);
  field().setSelectionRange(2, 2);
  await userEvent.type(field(), 'e', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field()).toHaveValue('1234');
  expect(field().selectionStart).toBe(2);
});

it('takes a pasted amount with its grouping and shows it plain when it is left', async () => {
  render(<Field />);
  await userEvent.click(field());
  await userEvent.paste('₹ 1,200');
  expect(onChange).toHaveBeenLastCalledWith('1200');
  await userEvent.tab();
  expect(field()).toHaveValue('1200');
});

it.each(['-5', '1e3', '12.345'])('does not take %s when it is pasted', async (pasted) => {
  render(<Field />);
  await userEvent.click(field());
  await userEvent.paste(pasted);
  expect(field()).toHaveValue('');
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

it('asks for a point where a comma groups nothing', async () => {
  render(<Field />);
  await userEvent.type(field(), '1,5');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('1,5');
  expect(screen.getByRole('alert')).toHaveTextContent('Use a point for decimals, e.g. 1.5.');
});

it('takes digits of other scripts', async () => {
  render(<Field />);
  await userEvent.type(field(), '५०.५');
  expect(field()).toHaveValue('50.5');
});
