import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { type ColumnElement, columnName, useHiddenColumns } from './columns';
import { tAdminCommon } from '../../../messages/admin/common';

/** Chooses the visible columns of the DataTable; the first one, which names the record, is always visible. */
export function ColumnsButton<T extends RaRecord>({ columns }: { columns: ColumnElement<T>[] }) {
  const [hidden, setHidden] = useHiddenColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const choices = columns.slice(1);
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name]);
  return (
    <>
      <Button
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {tAdminCommon('columns')}
      </Button>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': tAdminCommon('columns') } }}
      >
        {choices.map((column) => {
          const name = columnName(column);
          const isShown = !hidden.includes(name);
          return (
            <MenuItem
              key={name}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => toggle(name)}
              sx={{ minHeight: 44 }}
            >
              {/* Decorative: the item itself has the checked state. */}
              <Checkbox checked={isShown} tabIndex={-1} aria-hidden inert sx={{ p: 0, mr: 1.5 }} />
              <ListItemText primary={column.props.label} />
            </MenuItem>
          );
        })}
        <Divider />
        <MenuItem disabled={hidden.length === 0} onClick={() => setHidden([])} sx={{ minHeight: 44 }}>
          {tAdminCommon('showAll')}
        </MenuItem>
      </Menu>
    </>
  );
}
