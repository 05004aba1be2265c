import CardsIcon from '@mui/icons-material/GridViewOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext } from 'react-admin';
import { browserStore } from '../../common/browser/browserStore';
import { tAdminCommon } from '../../messages/admin/common';

const NONE: string[] = [];

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Resources that this browser shows as a table instead of cards. */
const tables = browserStore<string[]>({
  area: 'local',
  key: 'consoleTables',
  empty: NONE,
  parse: (json) => (isTexts(json) ? json : null),
});

/** Whether the surrounding list shows a table instead of its cards. */
export function useIsTable(): boolean {
  const { resource } = useListContext();
  return tables.use().includes(resource);
}

/** Switches the surrounding list between cards and a table; the browser remembers it. */
export function ViewToggle() {
  const { resource } = useListContext();
  const isTable = useIsTable();
  const choose = (view: 'cards' | 'table') => {
    const others = tables.get().filter((name) => name !== resource);
    const next = view === 'table' ? [...others, resource] : others;
    tables.set(next.length > 0 ? next : NONE);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={tAdminCommon('showAs')}
      value={isTable ? 'table' : 'cards'}
      // null: the selected button was pressed
      onChange={(_, view: 'cards' | 'table' | null) => view && choose(view)}
      sx={{ '& .MuiToggleButton-root': { minWidth: 44, minHeight: 44 } }}
    >
      <ToggleButton value="cards" aria-label={tAdminCommon('cards')}>
        <CardsIcon fontSize="small" />
      </ToggleButton>
      <ToggleButton value="table" aria-label={tAdminCommon('table')}>
        <TableIcon fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
