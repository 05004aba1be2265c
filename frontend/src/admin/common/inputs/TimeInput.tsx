import { TextInput, type TextInputProps } from 'react-admin';

const shrunk = { inputLabel: { shrink: true } };
/** An emptied time stays a text, which the contract refuses with its message. */
const asTyped = (text: string) => text;

/** A time of day (HH:mm) as the browser's native input. */
export const TimeInput = (props: Omit<TextInputProps, 'type' | 'parse' | 'slotProps'>) => (
  <TextInput {...props} type="time" parse={asTyped} slotProps={shrunk} />
);
