import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useCallback } from 'react';
import { SearchField } from '../common/forms/SearchField';
import { specialities, toSpeciality } from './specialities';
import { useTypedSearch } from '../common/forms/useTypedSearch';
import type { DoctorsFilter } from './useDoctors';

const LABEL = 'Search by name or speciality';

interface DoctorFiltersProps {
  filter: DoctorsFilter;
  onChange: (change: Partial<DoctorsFilter>) => void;
}

/** Search text and speciality of find-doctor. */
export function DoctorFilters({ filter, onChange }: DoctorFiltersProps) {
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange]);
  const [text, setText] = useTypedSearch(filter.search, onSearch);
  return (
    <Stack role="search" aria-label="Doctors" direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <SearchField label={LABEL} value={text} onChange={(event) => setText(event.target.value)} />
      <TextField
        select
        label="Speciality"
        id="speciality-filter"
        value={filter.speciality ?? ''}
        onChange={(event) => onChange({ speciality: toSpeciality(event.target.value) })}
        sx={{ minWidth: 220 }}
        slotProps={{
          inputLabel: { shrink: true },
          select: { displayEmpty: true },
          input: { sx: { bgcolor: 'background.paper' } },
        }}
      >
        <MenuItem value="">All specialities</MenuItem>
        {specialities.map((speciality) => (
          <MenuItem key={speciality} value={speciality}>
            {speciality}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
