import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { SearchField } from './SearchField';
import { findDoctorPath } from './specialities';

interface DoctorSearchFormProps {
  /** Name of this search among those of the page. */
  name: string;
  placeholder: string;
  buttonLabel: string;
}

/** A search box that opens find-doctor with its text. */
export function DoctorSearchForm({ name, placeholder, buttonLabel }: DoctorSearchFormProps) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    void navigate(findDoctorPath({ search: typeof text === 'string' ? text : '' }));
  };
  return (
    <Stack
      component="form"
      role="search"
      aria-label={name}
      direction="row"
      spacing={1}
      onSubmit={search}
      sx={{ maxWidth: 600 }}
    >
      <SearchField name="search" label={placeholder} />
      <Button type="submit" variant="outlined" sx={{ bgcolor: 'background.paper', flexShrink: 0 }}>
        {buttonLabel}
      </Button>
    </Stack>
  );
}
