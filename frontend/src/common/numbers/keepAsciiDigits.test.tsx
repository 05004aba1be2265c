import { fireEvent, render, screen } from '@testing-library/react';
import Input from '@mui/material/TextField';
import { useState } from 'react';
import { TextField } from '../forms/TextField';
import { keepAsciiDigits } from './keepAsciiDigits';

const onChange = jest.fn();

function Phone() {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <TextField label="Plain" type="tel" value={value} onChange={({ target }) => change(target.value)} />
      <Input
        label="Other"
        type="tel"
        value={value}
        onInput={keepAsciiDigits}
        onChange={({ target }) => change(target.value)}
      />
      <TextField label="Name" value={value} onChange={({ target }) => change(target.value)} />
    </>
  );
}

beforeEach(() => {
  onChange.mockReset();
  render(<Phone />);
});

it.each([
  ['Devanagari', '+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
  ['Arabic', '+٩١٩٨٧٦٥٤٣٢١٠', '+919876543210'],
  ['Bengali', '৯৮৭৬৫৪৩২১০', '9876543210'],
])('turns %s digits of a phone number into ASCII digits', (_, typed, text) => {
  for (const label of ['Plain', 'Other']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: '' } });
    fireEvent.input(screen.getByLabelText(label), { target: { value: typed } });
    expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(onChange).toHaveBeenLastCalledWith(text);
  }
});

it('leaves the digits of other fields as they are typed', () => {
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'कक्ष ४' } });
  expect(onChange).toHaveBeenLastCalledWith('कक्ष ४');
});
