import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { MedicineSort, MedicinesFilter } from './useMedicines';
import { NO_FILTER, sorts } from './useMedicinesUrl';

interface MedicineFiltersProps {
  headingRef: Ref<HTMLHeadingElement>;
  filter: MedicinesFilter;
  isFiltered: boolean;
  onFilter: (change: Partial<MedicinesFilter>) => void;
}

/** A filter that is on; pressed anywhere, it is taken off. */
const FilterChip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <Chip label={label} aria-label={`${label}, remove this filter`} onClick={onRemove} onDelete={onRemove} />
);

/** Heading of the medicines, the filters that are on (each can be taken off), and the order. */
export function MedicineFilters({ headingRef, filter, isFiltered, onFilter }: MedicineFiltersProps) {
  const { search, condition, brand, sort } = filter;
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' }, mb: 1 }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography
          variant="h2"
          id="medicines"
          ref={headingRef}
          tabIndex={-1}
          sx={{ mr: 1, scrollMarginTop: 152, '&:focus': { outline: 'none' } }}
        >
          Medicines
        </Typography>
        {condition && <FilterChip label={condition} onRemove={() => onFilter({ condition: undefined })} />}
        {brand && <FilterChip label={brand} onRemove={() => onFilter({ brand: '' })} />}
        {search && <FilterChip label={`“${search}”`} onRemove={() => onFilter({ search: '' })} />}
        {isFiltered && <Chip variant="outlined" label="Clear all" onClick={() => onFilter(NO_FILTER)} />}
      </Stack>
      <TextField
        select
        size="small"
        label="Sort by"
        id="medicine-sort"
        value={sort ?? ''}
        onChange={({ target: { value } }) => onFilter({ sort: value ? (value as MedicineSort) : undefined })}
        sx={{ minWidth: 200 }}
        slotProps={{
          inputLabel: { shrink: true },
          select: { displayEmpty: true },
          input: { sx: { bgcolor: 'background.paper' } },
        }}
      >
        <MenuItem value="">Best match</MenuItem>
        {Object.entries(sorts).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
