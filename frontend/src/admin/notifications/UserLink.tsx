import { Skeleton } from '@mui/material';
import { useReference } from 'react-admin';
import type { Account } from '../../../../openapi/contract/people/accounts.js';
import { shortId } from '../../common/format/format';
import { RecordLink } from '../fields/RecordLink';
import { tAdminMail } from '../../messages/admin/mails';

/**
 * A link to an account with its name, for records with only its id. The names of a page come in one call;
 * without a name it shows the end of the id.
 */
export function UserLink({ id }: { id: string }) {
  const { referenceRecord, isPending } = useReference<Account>({ reference: 'users', id });
  if (isPending) return <Skeleton component="span" sx={{ display: 'inline-block', width: 120 }} />;
  return (
    <RecordLink resource="users" id={id}>
      {referenceRecord?.fullName ?? tAdminMail('accountId', { id: shortId(id) })}
    </RecordLink>
  );
}
