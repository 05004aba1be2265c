import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { toNumber } from '../common/forms/typed';
import { NumberField } from '../common/numbers/NumberField';
import type { CartItem } from './prescriptionView';
import { tPage } from '../messages/pages';
import { tPrescription } from '../messages/care/prescriptions';

interface BoxesDialogProps {
  /** Medicines that are sold, whose course is not known. */
  items: CartItem[];
  onClose: () => void;
  onChosen: (boxes: ReadonlyMap<string, number>) => void;
}

const mostOf = ({ maxQuantity, stock }: CartItem): number => Math.min(maxQuantity, stock);

function problemOf(item: CartItem, text: string): string | undefined {
  if (text === '') return undefined;
  const boxes = toNumber(text);
  const isPossible = boxes !== undefined && Number.isInteger(boxes) && boxes >= 1 && boxes <= mostOf(item);
  return isPossible ? undefined : tPrescription('boxesRange', { max: mostOf(item) });
}

/** Asks for the number of boxes where the prescription does not tell it. */
export function BoxesDialog({ items, onClose, onChosen }: BoxesDialogProps) {
  const titleId = useId();
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const textOf = ({ medicineId }: CartItem) => texts[medicineId!] ?? '';
  const isEmpty = items.every((item) => textOf(item) === '');

  const choose = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty || items.some((item) => problemOf(item, textOf(item)))) return;
    const filled = items.filter((item) => textOf(item) !== '');
    onChosen(new Map(filled.map((item) => [item.medicineId!, Number(toNumber(textOf(item)))])));
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={choose} noValidate>
        <DialogTitle id={titleId}>{tPrescription('boxesQuestion')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{tPrescription('boxesText')}</DialogContentText>
          <Stack spacing={2}>
            {items.map((item, index) => (
              <div key={item.medicineId}>
                <Typography sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{item.name}</Typography>
                <NumberField
                  label={tPrescription('boxesOf', { name: item.name })}
                  decimals={0}
                  autoFocus={index === 0}
                  value={textOf(item)}
                  problem={
                    isChecked
                      ? (problemOf(item, textOf(item)) ??
                        (isEmpty && index === 0 ? tPrescription('boxesMissing') : undefined))
                      : undefined
                  }
                  onChange={(text) => setTexts((before) => ({ ...before, [item.medicineId!]: text }))}
                />
              </div>
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{tPage('cancel')}</Button>
          <Button type="submit" variant="contained">
            {tPrescription('addToCart')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
