import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import {
  ArrayInput,
  FormDataConsumer,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
} from 'react-admin';
import {
  DOSE_FORMS,
  PACK_UNITS,
  RELEASE_FORMS,
  STRENGTH_UNITS,
} from '../../../../openapi/contract/shop/medicine-names/facts.js';
import { doseFormText, packUnitText, releaseText } from '../../../../openapi/contract/shop/medicine-parts.js';
import { Wide } from '../common/forms/FormGrid';
import { NumberInput } from '../common/inputs/NumberInput';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminProduct } from '../../messages/admin/products';
import { NameSuggestion } from './NameSuggestion';
import type { Listed } from './partsForm';

/** Strengths and contents have as many decimals as 0.0625 mg. */
const DECIMALS = 6;
const MANY = 2;

export const DOSE_FORM_CHOICES = DOSE_FORMS.map((id) => ({ id, name: doseFormText(id) }));
const RELEASE_CHOICES = RELEASE_FORMS.map((id) => ({ id, name: releaseText(id) }));
const UNIT_CHOICES = STRENGTH_UNITS.map((id) => ({ id, name: id }));
const PACK_UNIT_CHOICES = PACK_UNITS.map((id) => ({ id, name: packUnitText(id, MANY) }));
const PER_CHOICES = [
  { id: 'ml', name: tAdminProduct('perUnitMl') },
  { id: 'g', name: tAdminProduct('perUnitG') },
  { id: 'h', name: tAdminProduct('perUnitH') },
];
const LISTED_CHOICES: { id: Listed; name: string }[] = [
  { id: 'unknown', name: tAdminProduct('substancesUnknown') },
  { id: 'listed', name: tAdminProduct('substancesListed') },
  { id: 'none', name: tAdminProduct('substancesNone') },
];

const rowsSx = {
  '& .RaSimpleFormIterator-line': { py: 1.5, alignItems: 'flex-start' },
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))' },
    gap: 1.5,
    flexGrow: 1,
    '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
  },
  '& .MuiFormControl-root': { width: '100%', m: 0 },
  // Shown without a mouse over it, since a finger has none.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
};

function AddSubstance() {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {tAdminProduct('addSubstance')}
    </Button>
  );
}

const SubstanceRows = () => (
  <ArrayInput source="substances" label={tAdminProduct('substances')} helperText={false}>
    <SimpleFormIterator inline disableClear disableReordering sx={rowsSx} addButton={<AddSubstance />}>
      <TextInput
        source="substance"
        label={tAdminProduct('substance')}
        helperText={false}
        autoComplete="off"
      />
      <NumberInput
        source="strength.value"
        decimals={DECIMALS}
        label={tAdminProduct('strength')}
        helperText={false}
      />
      <SelectInput
        source="strength.unit"
        label={tAdminCommon('unit')}
        choices={UNIT_CHOICES}
        helperText={false}
      />
      <NumberInput
        source="strength.perValue"
        decimals={DECIMALS}
        label={tAdminProduct('strengthPer')}
        helperText={false}
      />
      <SelectInput
        source="strength.perUnit"
        label={tAdminProduct('perUnit')}
        choices={PER_CHOICES}
        emptyText={tAdminProduct('perPiece')}
        helperText={false}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

/** What a medicine consists of: prescriptions find it by these. */
export const PartsInputs = () => (
  <>
    <Wide>
      <NameSuggestion />
    </Wide>
    <SelectInput
      source="listed"
      label={tAdminProduct('hasSubstances')}
      choices={LISTED_CHOICES}
      helperText={tAdminProduct('contentsHint')}
      required
    />
    <SelectInput
      source="doseForm"
      label={tAdminProduct('doseForm')}
      choices={DOSE_FORM_CHOICES}
      emptyText={tAdminCommon('none')}
      helperText={false}
    />
    <FormDataConsumer<{ listed?: Listed }>>
      {({ formData }) =>
        formData.listed === 'listed' && (
          <Wide>
            <SubstanceRows />
          </Wide>
        )
      }
    </FormDataConsumer>
    <SelectInput
      source="release"
      label={tAdminProduct('release')}
      choices={RELEASE_CHOICES}
      emptyText={tAdminProduct('atOnce')}
      helperText={false}
    />
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 }}>
      <NumberInput
        source="packSize.value"
        decimals={DECIMALS}
        label={tAdminProduct('packSize')}
        helperText={false}
      />
      <SelectInput
        source="packSize.unit"
        label={tAdminCommon('unit')}
        choices={PACK_UNIT_CHOICES}
        emptyText={tAdminCommon('none')}
        helperText={false}
      />
    </Box>
  </>
);
