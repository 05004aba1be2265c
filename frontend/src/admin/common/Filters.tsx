import FilterListIcon from '@mui/icons-material/FilterList';
import { Box, Button, Collapse, type Theme, useMediaQuery } from '@mui/material';
import { type FormHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { FilterLiveForm, useListContext } from 'react-admin';

/** Pause in typing after which the list is asked for, ms. */
const DEBOUNCE_MS = 300;

const SearchForm = (props: FormHTMLAttributes<HTMLFormElement>) => (
  <Box
    component="form"
    role="search"
    aria-label="Filters"
    {...props}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      flex: '1 1 0',
      minWidth: 0,
      gap: 2,
      '& .MuiAutocomplete-root': { width: { xs: '100%', md: 190 } },
      '& .MuiFormControl-root': { m: 0, width: { xs: '100%', md: 190 } },
    }}
  />
);

/** The list's filters. On a phone they wait behind a button, so that the rows come first. */
export function Filters({ children }: { children: ReactNode }) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [isOpen, setOpen] = useState(false);
  const { filterValues } = useListContext();
  const panelId = useId();
  const active = Object.keys(filterValues ?? {}).length;
  const form = (
    <FilterLiveForm debounce={DEBOUNCE_MS} formComponent={SearchForm}>
      {children}
    </FilterLiveForm>
  );
  if (!isNarrow) return form;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterListIcon />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </Button>
      <Collapse in={isOpen} id={panelId} sx={{ width: '100%', order: 1 }}>
        {form}
      </Collapse>
    </>
  );
}
