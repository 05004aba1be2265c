import type { ListedHolder } from '../../../../openapi/contract/people/dependants.js';
import { HeldBy } from '../../patients/HeldBy';
import { PersonLink } from './RecordLink';

interface PatientLinkProps {
  person: { _id: string; fullName: string } | null;
  holder: ListedHolder | null | undefined;
  /** Stands in for a person who is not named. */
  none?: string;
}

/** A patient's name that leads to the patient, with who looks after them. */
export const PatientLink = ({ person, holder, none }: PatientLinkProps) => (
  <>
    <PersonLink resource="patients" person={person} none={none} />
    <HeldBy holder={holder} />
  </>
);
