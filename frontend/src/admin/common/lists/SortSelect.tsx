import { MenuItem, TextField } from '@mui/material';
import { type SortPayload, useListContext } from 'react-admin';
import { tAdminCommon } from '../../../messages/admin/common';

/** A sort order to choose. */
export interface SortChoice extends SortPayload {
  label: string;
}

export const NEWEST_FIRST: SortChoice = {
  label: tAdminCommon('newestFirst'),
  field: 'id',
  order: 'DESC',
};
export const OLDEST_FIRST: SortChoice = {
  label: tAdminCommon('oldestFirst'),
  field: 'id',
  order: 'ASC',
};

/** Both directions for a text, e.g. "Name, A to Z" and "Name, Z to A". */
export const alphabetical = (label: string, field: string): [SortChoice, SortChoice] => [
  { label: tAdminCommon('sortAscending', { label }), field, order: 'ASC' },
  { label: tAdminCommon('sortDescending', { label }), field, order: 'DESC' },
];

/** Chooses the sort order of the surrounding list. */
export function SortSelect({ sorts }: { sorts: SortChoice[] }) {
  const { sort, setSort } = useListContext();
  const current = sorts.findIndex(({ field, order }) => field === sort.field && order === sort.order);
  return (
    <TextField
      select
      label={tAdminCommon('sortBy')}
      value={Math.max(current, 0)}
      onChange={(event) => {
        const choice = sorts[Number(event.target.value)];
        if (choice) setSort({ field: choice.field, order: choice.order });
      }}
      sx={{ minWidth: 180 }}
    >
      {sorts.map(({ label }, index) => (
        <MenuItem key={label} value={index}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
