import { AutocompleteInput, ReferenceInput } from 'react-admin';

const BY_NAME = { field: 'fullName', order: 'ASC' } as const;

interface PersonFilterProps {
  source: string;
  reference: 'doctors' | 'patients' | 'users';
  label: string;
}

/** Filter by one person, found by typing the beginning of the name. */
export const PersonFilter = ({ source, reference, label }: PersonFilterProps) => (
  <ReferenceInput source={source} reference={reference} sort={BY_NAME}>
    <AutocompleteInput label={label} optionText="fullName" helperText={false} />
  </ReferenceInput>
);
