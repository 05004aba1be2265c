import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { Column } from './RecordRows';
import { useColumnChoice } from './columnChoice';

/** Lets a person choose which columns of the list around it are shown; the first one stays. */
export function ColumnsButton<T extends RaRecord>({ columns }: { columns: Column<T>[] }) {
  const { resource } = useListContext();
  const { shown, isShown, toggle, showAll } = useColumnChoice(resource, columns);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const [, ...choices] = columns;
  return (
    <>
      <Button
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Columns' } }}
      >
        {choices.map(({ label }) => (
          <MenuItem
            key={label}
            role="menuitemcheckbox"
            aria-checked={isShown(label)}
            onClick={() => toggle(label)}
            sx={{ minHeight: 44 }}
          >
            {/* Only a picture of the state: the item itself is what is checked. */}
            <Checkbox checked={isShown(label)} tabIndex={-1} aria-hidden inert sx={{ p: 0, mr: 1.5 }} />
            <ListItemText primary={label} />
          </MenuItem>
        ))}
        <Divider />
        <MenuItem disabled={shown.length === columns.length} onClick={showAll} sx={{ minHeight: 44 }}>
          Show all
        </MenuItem>
      </Menu>
    </>
  );
}
