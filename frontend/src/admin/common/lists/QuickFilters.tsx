import { Chip, Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { serverNow } from '../../../common/clock/serverClock';
import { calendarDate } from '../../../common/format/format';
import { useHospital } from '../../../hospital/useHospital';
import { tAdminCommon } from '../../../messages/admin/common';

type Filter = Record<string, unknown>;

/** A one-click filter. */
export interface QuickFilter {
  label: string;
  /** @param today the hospital's day, YYYY-MM-DD */
  filterOn: (today: string) => Filter;
}

export const quickly = (label: string, filter: Filter): QuickFilter => ({ label, filterOn: () => filter });

/**
 * Records of today.
 * @param source field whose filters end in `_gte` and `_lte`
 */
export const todayBy = (source: string): QuickFilter => ({
  label: tAdminCommon('today'),
  filterOn: (today) => ({ [`${source}_gte`]: today, [`${source}_lte`]: today }),
});

const isOn = (filter: Filter, active: Filter) =>
  Object.entries(filter).every(([field, value]) => active[field] === value);

const without = (active: Filter, filter: Filter): Filter =>
  Object.fromEntries(Object.entries(active).filter(([field]) => !(field in filter)));

/** The list's most frequent filters as toggle buttons. */
export function QuickFilters({ filters }: { filters: QuickFilter[] }) {
  const { timeZone } = useHospital();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const today = calendarDate(serverNow(), timeZone);
  const active = (filterValues ?? {}) as Filter;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={tAdminCommon('quickFilters')}
      sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}
    >
      {filters.map(({ label, filterOn }) => {
        const filter = filterOn(today);
        const pressed = isOn(filter, active);
        const next = pressed ? without(active, filter) : { ...active, ...filter };
        return (
          <Chip
            key={label}
            label={label}
            clickable
            aria-pressed={pressed}
            color={pressed ? 'primary' : 'default'}
            variant={pressed ? 'filled' : 'outlined'}
            onClick={() => setFilters(next, displayedFilters)}
          />
        );
      })}
    </Stack>
  );
}
