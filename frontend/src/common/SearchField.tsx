import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import type { InputHTMLAttributes } from 'react';
import { CONTROL_LINE } from '../theme';

const field = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  flexGrow: 1,
  minWidth: 0,
  minHeight: 56,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: CONTROL_LINE,
  borderRadius: 1,
  '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
  '& input': {
    flexGrow: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    minHeight: 44,
    textOverflow: 'ellipsis',
  },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
};

type SearchFieldProps = { label: string } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'value' | 'onChange'
>;

/** A search box. Plain HTML, because it is on the first page, which must not load the form components. */
export const SearchField = ({ label, ...input }: SearchFieldProps) => (
  <Box component="label" sx={field}>
    <SearchIcon sx={{ color: 'text.secondary' }} />
    <input
      type="search"
      enterKeyHint="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      {...input}
    />
  </Box>
);
