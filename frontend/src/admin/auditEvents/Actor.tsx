import { useGetOne } from 'react-admin';
import type { AuditEvent } from '../../../../openapi/contract/administration.js';
import type { User } from '../../../../openapi/contract/users.js';
import { shortId } from '../../common/format';
import { RecordLink } from '../common/RecordLink';

const RESOURCES = { doctor: 'doctors', patient: 'patients' } as const;

function NamedActor({ resource, id }: { resource: 'doctors' | 'patients'; id: string }) {
  const { data } = useGetOne<User>(resource, { id }, { onError: () => undefined }); // a name that does not come leaves the kind of person
  return (
    <RecordLink resource={resource} id={id}>
      {data?.fullName ?? (resource === 'doctors' ? 'A doctor' : 'A patient')}
    </RecordLink>
  );
}

/** Who did it: a doctor or patient by name, an administrator by the last 8 characters of the id, else the system. */
export function Actor({ actor }: Pick<AuditEvent, 'actor'>) {
  if (!actor) return <>The system</>;
  if (actor.type === 'admin') return <>Administrator {shortId(actor._id)}</>;
  return <NamedActor resource={RESOURCES[actor.type]} id={actor._id} />;
}
