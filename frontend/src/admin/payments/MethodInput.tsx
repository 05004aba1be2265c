import { RadioButtonGroupInput } from 'react-admin';
import { METHOD_CHOICES } from './deskMethods';

/** The payment method at the desk. */
export const MethodInput = ({ label }: { label: string }) => (
  <RadioButtonGroupInput source="method" label={label} choices={METHOD_CHOICES} helperText={false} row />
);
