import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { MedicineRecord } from '../../../../openapi/contract/shop/medicines.js';
import { tAdminProduct } from '../../messages/admin/products';
import { NumberInput } from '../common/inputs/NumberInput';

/** Where the boxes on the shelf belong to. */
export const stockFacts = ({ shelf, held, unpacked, missing, stock }: MedicineRecord): string =>
  tAdminProduct(missing > 0 ? 'stockFactsMissing' : 'stockFacts', { shelf, held, unpacked, missing, stock });

/** The free boxes if so many are counted; null while the count is the shown one or no number. */
function freeAfter({ shelf, held, unpacked }: MedicineRecord, counted: unknown): number | null {
  if (typeof counted !== 'number' || counted === shelf) return null;
  return counted - held - unpacked;
}

function CountInput({ record }: { record: MedicineRecord }) {
  const free = freeAfter(record, useWatch({ name: 'counted' }));
  return (
    <>
      <NumberInput
        decimals={0}
        source="counted"
        label={tAdminProduct('boxesCounted')}
        helperText={tAdminProduct('boxesCountedHint')}
        required
      />
      <Typography variant="body2" role="status" sx={{ alignSelf: 'center' }}>
        {stockFacts(record)}
        {free !== null && free >= 0 && ` ${tAdminProduct('freeAfterCount', { free })}`}
        {free !== null && free < 0 && ` ${tAdminProduct('missingAfterCount', { missing: -free })}`}
      </Typography>
    </>
  );
}

/** The first stock of a new medicine, or a count of the shelf for an existing one. */
export function StockInput() {
  const record = useRecordContext<Partial<MedicineRecord>>();
  if (record?.id) return <CountInput record={record as MedicineRecord} />;
  return (
    <NumberInput
      decimals={0}
      source="stock"
      label={tAdminProduct('boxesInStock')}
      helperText={false}
      required
    />
  );
}
