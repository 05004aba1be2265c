import type { AuditEventDto } from '../../../../openapi/contract/console/administration.js';
import { shortId } from '../../common/format/format';
import { RecordLink } from '../fields/RecordLink';
import { tAdminAuditEvent } from '../../messages/admin/auditEvents';
import { tAdminUser } from '../../messages/admin/people/users';

const RESOURCES = { doctor: 'doctors', patient: 'patients', admin: 'users' } as const;

/** The actor by name; without an account the last 8 characters of the id, else the system. */
export function Actor({ actor }: Pick<AuditEventDto, 'actor'>) {
  if (!actor) return <>{tAdminAuditEvent('system')}</>;
  return (
    <RecordLink resource={RESOURCES[actor.type]} id={actor._id}>
      {actor.fullName ?? `${tAdminUser(`roles.${actor.type}`)} ${shortId(actor._id)}`}
    </RecordLink>
  );
}
