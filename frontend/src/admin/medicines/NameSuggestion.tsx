import { Alert, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MedicineRecord } from '../../../../openapi/contract/shop/medicines.js';
import {
  type ProductParts,
  productPartsOf,
} from '../../../../openapi/contract/shop/medicine-names/product-parts.js';
import { useDebounced } from '../../common/forms/useDebounced';
import { tAdminProduct } from '../../messages/admin/products';
import { partsText, toPartFields, withParts } from './partsForm';

const FIELDS = ['listed', 'substances', 'doseForm', 'release', 'packSize'] as const;
/** Shorter texts are half a name. */
const FEWEST_LETTERS = 3;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const partsIn = (values: Record<string, unknown>): ProductParts => {
  const { substances, doseForm, release, packSize } = withParts(values);
  return { substances, doseForm: doseForm ?? null, release: release ?? null, packSize } as ProductParts;
};
/** Only what the name says can differ from it: most names do not tell the content of a box. */
const contradicts = (said: ProductParts, entered: ProductParts) =>
  said.substances !== null &&
  !(
    same(said.substances, entered.substances) &&
    said.doseForm === entered.doseForm &&
    said.release === entered.release &&
    (said.packSize === null || same(said.packSize, entered.packSize))
  );

/**
 * Fills in the parts of a new medicine from its name, unless parts are entered already, and says where entered parts
 * differ from the name.
 */
export function NameSuggestion() {
  const isNew = !useRecordContext<Partial<MedicineRecord>>()?.id;
  const { setValue, getValues } = useFormContext();
  const values = useWatch() as Record<string, unknown>;
  const name = useDebounced(typeof values.name === 'string' ? values.name.trim() : '');
  const filledIn = useRef<ProductParts>(productPartsOf(''));
  const said = productPartsOf(name);
  const entered = partsIn(values);
  const fillIn = (parts: ProductParts) => {
    filledIn.current = parts;
    const fields = toPartFields(parts);
    for (const field of FIELDS) setValue(field, fields[field], { shouldDirty: true, shouldValidate: false });
  };
  useEffect(() => {
    if (isNew && same(partsIn(getValues()), filledIn.current)) fillIn(productPartsOf(name));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each name
  }, [name]);

  if (name.length < FEWEST_LETTERS) return null;
  if (said.substances === null && entered.substances === null)
    return (
      <Alert severity="warning" role="status">
        {tAdminProduct('nameUnreadable')}
      </Alert>
    );
  if (contradicts(said, entered))
    return (
      <Alert
        severity="warning"
        role="status"
        action={<Button onClick={() => fillIn(said)}>{tAdminProduct('takeFromName')}</Button>}
      >
        {tAdminProduct('nameDiffers', { contents: partsText(said) })}
      </Alert>
    );
  return isNew && said.substances !== null ? (
    <Alert severity="info" role="status">
      {tAdminProduct('readFromName')}
    </Alert>
  ) : null;
}
