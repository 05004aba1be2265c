import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { SimpleFormIterator, useSimpleFormIterator } from 'react-admin';

const lines = (columns: number) => ({
  '& .RaSimpleFormIterator-line': { py: 1.5, alignItems: 'flex-start' },
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${columns}, minmax(0, 1fr))` },
    gap: 1.5,
    flexGrow: 1,
  },
  '& .MuiFormControl-root': { width: '100%', m: 0 },
  // Always visible, because touch screens have no hover.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
});

function AddButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {label}
    </Button>
  );
}

interface TableRowsProps {
  /** The label of the button that adds a row. */
  addLabel: string;
  /** The fields of one row. */
  children: ReactElement[];
}

/** Rows of a table in the settings: two fields side by side on a small phone, all of them on a wide screen. */
export const TableRows = ({ addLabel, children }: TableRowsProps) => (
  <SimpleFormIterator
    inline
    disableReordering
    disableClear
    sx={lines(children.length)}
    addButton={<AddButton label={addLabel} />}
  >
    {children}
  </SimpleFormIterator>
);
