import { TextInput } from 'react-admin';

interface FinderProps {
  source: string;
  label: string;
  /** A hint if the search needs more than a prefix. */
  hint?: string;
  /** Read by react-admin's filter form. */
  alwaysOn?: boolean;
}

/** The search box of a list. */
export const Finder = ({ source, label, hint }: FinderProps) => (
  <TextInput
    source={source}
    label={label}
    type="search"
    helperText={hint ?? false}
    slotProps={{ htmlInput: { maxLength: 100 } }}
  />
);
