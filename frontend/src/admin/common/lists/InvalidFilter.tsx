import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import { ApiError, sentenceOf } from '../../../api/client';
import { tAdminCommon } from '../../../messages/admin/common';

/** Whether the server refused the filter, e.g. one stored by an earlier version of the console. */
export const isAboutFilter = (error: unknown): boolean =>
  error instanceof ApiError &&
  Object.keys(error.fieldErrors).some((field) => field.split('.')[0] === 'filter');

function isUnreadable(search: string): boolean {
  const text = new URLSearchParams(search).get('filter');
  if (!text) return false;
  try {
    const filter: unknown = JSON.parse(text);
    return typeof filter !== 'object' || filter === null || Array.isArray(filter);
  } catch {
    return true;
  }
}

function ClearFilters() {
  const { setFilters } = useListContext();
  return (
    <Button color="inherit" onClick={() => setFilters({}, {})}>
      {tAdminCommon('clearFilters')}
    </Button>
  );
}

/** Replaces the rows: why the filter is invalid, with a link to the whole list. */
export const RefusedFilter = ({ error }: { error: unknown }) => (
  <Alert severity="error" role="alert" action={<ClearFilters />}>
    {tAdminCommon('filterInvalid')} {sentenceOf(error)}
  </Alert>
);

/** Above the rows: the address contains an invalid filter, which is ignored. */
export function UnreadableFilter() {
  const { search } = useLocation();
  const { error } = useListContext();
  if (error || !isUnreadable(search)) return null;
  return (
    <Alert severity="warning" role="alert" action={<ClearFilters />} sx={{ mb: 2 }}>
      {tAdminCommon('filterUnreadable')}
    </Alert>
  );
}
