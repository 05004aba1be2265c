import type { Ref } from 'react';

export interface MedicineNameInputProps {
  value: string;
  onChange: (name: string) => void;
  onBlur?: () => void;
  /** What is wrong with the name; left out when nothing is. */
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
}

export interface PlainMedicineProps extends MedicineNameInputProps {
  /** Said while nothing is wrong. */
  hint?: string;
}
