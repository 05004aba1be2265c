import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useResourceDefinition } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { mayOpen } from '../data/staffMay';

/** Page on which one record of a resource is seen; undefined if there is none for the member of staff. */
export function useRecordPage(resource: string): 'show' | 'edit' | undefined {
  const { hasShow, hasEdit } = useResourceDefinition({ resource });
  const page = hasShow ? 'show' : 'edit';
  return (hasShow || hasEdit) && mayOpen(resource, page) ? page : undefined;
}

interface RecordLinkProps {
  resource: string;
  id: string;
  children: ReactNode;
}

/** A record's name that leads to its page; plain text for a resource that has no page here. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const createPath = useCreatePath();
  const type = useRecordPage(resource);
  if (!type) return <>{children}</>;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id, type })}
      // In a DataTable the row has a way of its own.
      onClick={(event) => event.stopPropagation()}
    >
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
