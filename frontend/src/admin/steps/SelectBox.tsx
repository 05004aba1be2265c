import { Checkbox, FormControlLabel } from '@mui/material';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';
import { tAdminCommon } from '../../messages/admin/common';

const ALL = tAdminCommon('selectAllOnThisPage');
const touchable = { p: 1.25 };

/** The selected rows of this page: actions never apply to invisible rows. */
export function useSelectedRows<T extends RaRecord>(): T[] {
  const { data = [], selectedIds } = useListContext<T>();
  return data.filter(({ id }) => selectedIds.includes(id));
}

/** Selects a row; `name` labels it for screen readers. */
export function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': tAdminCommon('selectNamed', { name }) } }}
      sx={touchable}
    />
  );
}

/** Selects all rows of the page, or none if all are selected; labelled outside of a table. */
export function SelectPage({ withLabel = false }: { withLabel?: boolean }) {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id as Identifier);
  const chosen = useSelectedRows().length;
  const isAll = chosen > 0 && chosen === ids.length;
  const isPartly = chosen > 0 && !isAll;
  const box = (
    <Checkbox
      checked={isAll}
      indeterminate={isPartly}
      onChange={() => onSelect(isAll ? selectedIds.filter((id) => !ids.includes(id)) : ids)}
      slotProps={{
        input: {
          'aria-label': ALL,
          // Browsers have this state only as a property; the component sets ARIA only, and both must agree.
          ref: (input: HTMLInputElement | null) => {
            if (input) input.indeterminate = isPartly;
          },
        },
      }}
      sx={touchable}
    />
  );
  return withLabel ? <FormControlLabel control={box} label={ALL} sx={{ mx: 0, alignSelf: 'start' }} /> : box;
}
