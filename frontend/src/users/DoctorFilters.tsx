import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../common/SearchField';
import { specialities, toSpeciality } from '../common/specialities';
import type { DoctorsFilter } from './useDoctors';

/** The server is asked once the typing has paused for so long, ms. */
const SEARCH_DELAY_MS = 250;
const LABEL = 'Search by name or speciality';

interface DoctorFiltersProps {
  filter: DoctorsFilter;
  onChange: (change: Partial<DoctorsFilter>) => void;
}

/** The text being typed: follows the address when that changes elsewhere, changes it when the typing pauses. */
function useTypedSearch({ filter, onChange }: DoctorFiltersProps) {
  const [text, setText] = useState(filter.search);
  const asked = useRef(filter.search);
  useEffect(() => {
    if (filter.search === asked.current) return;
    asked.current = filter.search;
    setText(filter.search);
  }, [filter.search]);
  useEffect(() => {
    const search = text.trim();
    if (search === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = search;
      onChange({ search });
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, onChange]);
  return [text, setText] as const;
}

/** Search text and speciality of find-doctor. */
export function DoctorFilters(props: DoctorFiltersProps) {
  const [text, setText] = useTypedSearch(props);
  return (
    <Stack role="search" aria-label="Doctors" direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <SearchField label={LABEL} value={text} onChange={(event) => setText(event.target.value)} />
      <TextField
        select
        label="Speciality"
        id="speciality-filter"
        value={props.filter.speciality ?? ''}
        onChange={(event) => props.onChange({ speciality: toSpeciality(event.target.value) })}
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
