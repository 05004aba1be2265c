import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';

/** Page on which one record of a resource is seen. */
export const RECORD_PAGES: Record<string, 'show' | 'edit'> = {
  doctors: 'edit',
  patients: 'show',
  users: 'show',
  appointments: 'show',
  orders: 'show',
  prescriptions: 'show',
  'lab-bookings': 'show',
  payments: 'show',
  medicines: 'edit',
  'lab-tests': 'edit',
  posts: 'edit',
  faqs: 'edit',
  questions: 'edit',
  mails: 'show',
  'audit-events': 'show',
};

interface RecordLinkProps {
  resource: string;
  id: string;
  children: ReactNode;
}

/** A record's name that leads to its page; plain text for a resource that has no page here. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const createPath = useCreatePath();
  const type = RECORD_PAGES[resource];
  if (!type) return <>{children}</>;
  return (
    <Link component={RouterLink} to={createPath({ resource, id, type })}>
      {children}
    </Link>
  );
}

interface PersonLinkProps {
  resource: 'doctors' | 'patients' | 'users';
  person: { _id: string; fullName: string } | null;
  /** Stands in for a person who is not named. */
  none?: string;
}

/** A person's name that leads to the person. */
export const PersonLink = ({ resource, person, none = '–' }: PersonLinkProps) =>
  person ? (
    <RecordLink resource={resource} id={person._id}>
      {person.fullName}
    </RecordLink>
  ) : (
    <>{none}</>
  );
