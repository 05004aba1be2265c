import { Box } from '@mui/material';
import type { FormHTMLAttributes } from 'react';
import { tAdminCommon } from '../../../messages/admin/common';

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  '& .filter-field': { width: { xs: '100%', md: 190 }, alignItems: 'center' },
  '& .filter-field[data-source="q"]': { width: { xs: '100%', md: 396 } },
  '& .MuiFormControl-root': { m: 0, width: '100%' },
  '& .MuiAutocomplete-root': { width: '100%' },
  '& .RaFilterFormInput-spacer': { display: 'none' },
  '&:not(:has(.filter-field))': { display: 'none' },
} as const;

/** The form of react-admin's `FilterForm` with a list's filters, as a landmark. */
export const FilterFields = (props: FormHTMLAttributes<HTMLFormElement>) => (
  <Box component="form" role="search" aria-label={tAdminCommon('filters')} {...props} sx={look} />
);
