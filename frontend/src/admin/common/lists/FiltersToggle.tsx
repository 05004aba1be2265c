import FilterIcon from '@mui/icons-material/FilterList';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { tAdminCommon } from '../../../messages/admin/common';

/** The number of active filters, without the search box. */
function useActiveFilters(): number {
  const { filterValues } = useListContext();
  return Object.keys((filterValues ?? {}) as object).filter((field) => field !== 'q').length;
}

interface FiltersToggleProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows and hides the filter fields of the list. */
export function FiltersToggle({ isOpen, onToggle }: FiltersToggleProps) {
  const active = useActiveFilters();
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<FilterIcon />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {active > 0 ? tAdminCommon('activeFilters', { count: active }) : tAdminCommon('filters')}
    </Button>
  );
}
