import { Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import { tCount } from '../../../../../openapi/contract/messages/counts.js';
import type { ListMeta } from '../../data/longLists';
import { tAdminCommon } from '../../../messages/admin/common';

const PAGE_SIZES = [10, 25, 50, 100];

/** The known length of a list: "312", or "10,000+" beyond the server's count. */
const useMoreThan = () => (useListContext().meta as ListMeta | undefined)?.moreThan;

/** How many rows the list has. */
export function Total() {
  const { total, isPending } = useListContext();
  const moreThan = useMoreThan();
  if (isPending || (total === undefined && moreThan === undefined)) return null;
  return (
    <Typography color="text.secondary" role="status">
      {moreThan === undefined
        ? tCount('entries', { count: total ?? 0 })
        : tCount('entriesOrMore', { count: moreThan })}
    </Typography>
  );
}

/** The pagination. A list without a total always has a next page. */
export function Pages() {
  const { error } = useListContext();
  const moreThan = useMoreThan();
  if (error) return null;
  if (moreThan === undefined) return <Pagination rowsPerPageOptions={PAGE_SIZES} />;
  return <Pagination rowsPerPageOptions={PAGE_SIZES} {...rangeOf(moreThan)} />;
}

/** react-admin passes it to the pagination, but its types lack it. */
const rangeOf = (moreThan: number): object => ({
  labelDisplayedRows: ({ from, to }: { from: number; to: number }) =>
    tAdminCommon('rangeOfMany', { from, to, moreThan }),
});
