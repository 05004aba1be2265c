import { TextInput, type TextInputProps } from 'react-admin';

const shrunk = { inputLabel: { shrink: true } };
/** An emptied time stays a text, which the contract refuses with its sentence. */
const asTyped = (text: string) => text;

/** A time of day (HH:mm) in the browser's own time field. */
export const TimeInput = (props: Omit<TextInputProps, 'type' | 'parse' | 'slotProps'>) => (
  <TextInput {...props} type="time" parse={asTyped} slotProps={shrunk} />
);
