import FilterListIcon from '@mui/icons-material/FilterList';
import { Box, Button, Collapse, type Theme, useMediaQuery } from '@mui/material';
import { type FormHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { FilterLiveForm, TextInput, useListContext } from 'react-admin';

/** Pause in typing after which the list is asked for, ms. */
const DEBOUNCE_MS = 300;

const formLook = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  minWidth: 0,
  gap: 2,
  '& .MuiAutocomplete-root': { width: { xs: '100%', md: 190 } },
  '& .MuiFormControl-root': { m: 0, width: { xs: '100%', md: 190 } },
} as const;

type FormProps = FormHTMLAttributes<HTMLFormElement>;

const FilterForm = (props: FormProps) => (
  <Box component="form" role="search" aria-label="Filters" {...props} sx={formLook} />
);
const FinderForm = (props: FormProps) => (
  <Box
    component="form"
    role="search"
    aria-label="Search"
    {...props}
    sx={{ ...formLook, flexBasis: '100%' }}
  />
);

interface FiltersProps {
  /** Label of the search box, where the server can search. */
  search?: string;
  /** What has to be typed, where it is not any beginning. */
  searchHint?: string;
  /** react-admin inputs, one for each further field that can be filtered. */
  children?: ReactNode;
}

const Finder = ({ label, hint }: { label: string; hint?: string }) => (
  <TextInput
    source="q"
    label={label}
    type="search"
    helperText={hint ?? false}
    slotProps={{ htmlInput: { maxLength: 100 } }}
  />
);

function HiddenFilters({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { filterValues } = useListContext();
  const panelId = useId();
  const active = Object.keys((filterValues ?? {}) as object).filter((field) => field !== 'q').length;
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
      <Collapse in={isOpen} id={panelId} sx={{ width: '100%', order: 1, mt: isOpen ? 0 : -2 }}>
        <FilterLiveForm debounce={DEBOUNCE_MS} formComponent={FilterForm}>
          {children}
        </FilterLiveForm>
      </Collapse>
    </>
  );
}

/** The list's search box and filters. On a phone the filters wait behind a button, so that the rows come first. */
export function Filters({ search, searchHint, children }: FiltersProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (!isNarrow)
    return (
      <FilterLiveForm debounce={DEBOUNCE_MS} formComponent={FilterForm}>
        {search && <Finder label={search} hint={searchHint} />}
        {children}
      </FilterLiveForm>
    );
  return (
    <>
      {search && (
        <FilterLiveForm debounce={DEBOUNCE_MS} formComponent={FinderForm}>
          <Finder label={search} hint={searchHint} />
        </FilterLiveForm>
      )}
      {children && <HiddenFilters>{children}</HiddenFilters>}
    </>
  );
}
