import FilterIcon from '@mui/icons-material/FilterList';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { tAdminCommon } from '../../../messages/admin/common';

/** How many fields the list is filtered by, apart from the search box. */
function useActiveFilters(): number {
  const { filterValues } = useListContext();
  return Object.keys((filterValues ?? {}) as object).filter((field) => field !== 'q').length;
}

interface FiltersToggleProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows and hides all fields that the list can be filtered by. */
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
