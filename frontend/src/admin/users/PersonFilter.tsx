import type { RaRecord } from 'react-admin';
import { PersonInput } from './PersonInput';

interface PersonFilterProps {
  source: string;
  reference: 'doctors' | 'patients' | 'users';
  label: string;
}

const nameOf = ({ fullName }: RaRecord) => String(fullName);

/** Filter by one person, found by a prefix of the name. */
export const PersonFilter = (props: PersonFilterProps) => <PersonInput {...props} textOf={nameOf} />;
