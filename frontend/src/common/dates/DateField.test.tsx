import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { DateField } from './DateField';

const onChange = jest.fn();

function Field({ start = '', ...props }: { start?: string } & Partial<ComponentProps<typeof DateField>>) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return <DateField label="Day" {...props} value={value} onChange={change} />;
}
const field = () => screen.getByLabelText('Day');
const calendar = () => within(screen.getByRole('dialog', { name: 'Calendar' }));
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));

beforeEach(() => onChange.mockReset());

it('shows and takes dates as DD-MM-YYYY and hands over YYYY-MM-DD', async () => {
  render(<Field start="2026-11-05" />);
  expect(field()).toHaveValue('05-11-2026');
  expect(field()).toHaveProperty('type', 'text');
  await userEvent.clear(field());
  await userEvent.type(field(), '24122026');
  expect(field()).toHaveValue('24-12-2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-24');
});

it.each(['2026-12-24', '24/12/2026', '24.12.2026', 'Thu, 24 Dec 2026', '२४-१२-२०२६'])(
  'takes %s when it is pasted',
  async (pasted) => {
    render(<Field />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue('24-12-2026');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-24');
  },
);

it('turns a date round that is typed from its year on', async () => {
  render(<Field />);
  await userEvent.type(field(), '2026-12-24');
  expect(field()).toHaveValue('24-12-2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-24');
});

it('completes one-digit days when it is left', async () => {
  render(<Field />);
  await userEvent.type(field(), '5-3-2027');
  await userEvent.tab();
  expect(field()).toHaveValue('05-03-2027');
  expect(onChange).toHaveBeenLastCalledWith('2027-03-05');
});

it('reports an invalid day, and passes on a value that the contract refuses', async () => {
  render(<Field />);
  await userEvent.type(field(), '31-02-2027');
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription('Enter an existing date as DD-MM-YYYY.');
  expect(field()).toBeInvalid();
  expect(onChange).toHaveBeenLastCalledWith('31-02-2027');
});

it('refuses letters and explains the format', async () => {
  render(<Field />);
  await userEvent.type(field(), '24-x');
  expect(field()).toHaveValue('24-');
  expect(screen.getByRole('alert')).toHaveTextContent('Type the date as DD-MM-YYYY, e.g. 24-11-2026.');
});

it('names the bounds of a day outside them', async () => {
  render(<Field min="2026-11-20" max="2026-12-20" />);
  await userEvent.type(field(), '21-12-2026');
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription('Choose a date from Fri, 20 Nov 2026 to Sun, 20 Dec 2026.');
});

it('keeps a half-typed day to itself where it is applied at once', async () => {
  render(<Field start="2026-11-05" isCompleteOnly />);
  await userEvent.type(field(), '{Backspace}');
  expect(field()).toHaveValue('05-11-202');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith('');
});

it('offers a calendar for mouse and keyboard, with the days outside the bounds disabled', async () => {
  render(<Field start="2026-11-20" min="2026-11-18" max="2026-12-05" />);
  await open();
  expect(calendar().getByRole('button', { name: 'Fri, 20 Nov 2026' })).toHaveFocus();
  expect(calendar().getByRole('button', { name: 'Tue, 17 Nov 2026' })).toBeDisabled();
  expect(calendar().getByRole('gridcell', { selected: true })).toHaveTextContent('20');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(calendar().getByRole('button', { name: 'Sat, 28 Nov 2026' })).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  expect(calendar().getByRole('button', { name: 'Sat, 5 Dec 2026' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-05');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
});

it('reaches a date of birth by month and year', async () => {
  render(<Field max="2026-11-26" />);
  await open();
  await userEvent.selectOptions(calendar().getByLabelText('Year'), '1964');
  await userEvent.selectOptions(calendar().getByLabelText('Month'), 'May');
  await userEvent.click(calendar().getByRole('button', { name: 'Sun, 17 May 1964' }));
  expect(field()).toHaveValue('17-05-1964');
});

it('closes the calendar alone by Escape, and when the focus leaves it', async () => {
  const onKeyDown = jest.fn();
  render(
    <div onKeyDown={onKeyDown}>
      <Field />
      <button type="button">Next</button>
    </div>,
  );
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onKeyDown).not.toHaveBeenCalled();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('allows clearing and retyping a filter that takes whole days only', async () => {
  const days: string[] = [];
  const take = (day: string) => {
    if (day) days.push(day);
  };
  render(<DateField label="Day" isCompleteOnly value="2026-11-05" onChange={take} />);
  await userEvent.clear(field());
  expect(field()).toHaveValue('');
  await userEvent.type(field(), '06-11-2026');
  expect(days).toEqual(['2026-11-06']);
});
