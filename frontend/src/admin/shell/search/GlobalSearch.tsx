import SearchIcon from '@mui/icons-material/Search';
import { Autocomplete, Box, InputAdornment, InputBase, Stack, Typography, alpha } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { useNavigate } from 'react-router';
import { CONSOLE_SEARCH_MIN_LENGTH } from '../../../../../openapi/contract/console/console-search.js';
import { isMistypedHospitalNumber } from '../../../../../openapi/contract/people/hospital-number.js';
import { sentenceOf } from '../../../api/client';
import { tAdminCommon } from '../../../messages/admin/common';
import { tAdminSearch } from '../../../messages/admin/search';
import { StatusChip } from '../../fields/StatusChip';
import { type Found, useConsoleSearch } from './useConsoleSearch';

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

/** The field has the focus after the key `/`, unless the user is typing. */
function useSlashKey(focus: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(EDITABLE);
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [focus]);
}

const Result = ({ found }: { found: Found }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1, width: '100%', minWidth: 0 }}>
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography noWrap sx={{ fontWeight: 600 }}>
        {found.title}
      </Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {found.detail}
      </Typography>
    </Box>
    {found.state && <StatusChip status={found.state} />}
  </Stack>
);

function useEmptyText(typed: string, { error, isFresh }: ReturnType<typeof useConsoleSearch>): string {
  if (typed.trim().length < CONSOLE_SEARCH_MIN_LENGTH) return tAdminSearch('typeMore');
  if (error) return sentenceOf(error);
  if (!isFresh) return tAdminSearch('searching');
  return isMistypedHospitalNumber(typed) ? tAdminCommon('hospitalNumberWrong') : tAdminSearch('nothingFound');
}

/** Finds people and numbers from every page of the console; arrow keys choose, Enter opens. */
export function GlobalSearch() {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const resources = useResourceDefinitions<{ label: string }>();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const search = useConsoleSearch(typed);
  const emptyText = useEmptyText(typed, search);
  useSlashKey(() => input.current?.focus());

  const open = ({ kind, id }: Found) => {
    setTyped('');
    input.current?.blur();
    const type = resources[kind]?.hasShow ? 'show' : 'edit';
    void navigate(createPath({ resource: kind, id, type }));
  };
  return (
    <Autocomplete<Found>
      options={search.found}
      value={null}
      inputValue={typed}
      autoHighlight
      blurOnSelect
      clearOnBlur={false}
      forcePopupIcon={false}
      filterOptions={(all) => all}
      groupBy={({ kind }) => resources[kind]?.options?.label ?? kind}
      getOptionKey={({ kind, id }) => `${kind} ${id}`}
      getOptionLabel={({ title }) => title}
      noOptionsText={emptyText}
      onInputChange={(_, text, reason) => reason !== 'selectOption' && reason !== 'reset' && setTyped(text)}
      onChange={(_, found) => found && open(found)}
      sx={{ flexGrow: 1, maxWidth: 480 }}
      renderOption={({ key, ...props }, found) => (
        <li key={key} {...props}>
          <Result found={found} />
        </li>
      )}
      renderInput={(params) => (
        <InputBase
          ref={params.InputProps.ref}
          fullWidth
          placeholder={tAdminSearch('placeholder')}
          inputProps={{
            ...params.inputProps,
            'aria-label': tAdminSearch('label'),
            'aria-keyshortcuts': '/',
          }}
          inputRef={input}
          startAdornment={
            <InputAdornment position="start" sx={{ color: 'inherit', pointerEvents: 'none' }}>
              <SearchIcon />
            </InputAdornment>
          }
          endAdornment={params.InputProps.endAdornment}
          sx={(theme) => ({
            px: 1.5,
            minHeight: 44,
            color: 'inherit',
            borderRadius: 1.5,
            bgcolor: alpha(theme.palette.common.white, 0.12),
            '&.Mui-focused': { outline: '2px solid currentColor' },
            '& input::placeholder': { opacity: 0.8 },
          })}
        />
      )}
    />
  );
}
