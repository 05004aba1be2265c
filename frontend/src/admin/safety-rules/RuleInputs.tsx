import { Alert } from '@mui/material';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RuleKind } from '../../../../openapi/contract/care/safety/rules.js';
import { Fact, FormGrid, Wide } from '../common/forms/FormGrid';
import { DateInput } from '../common/inputs/DateInput';
import { NumberInput } from '../common/inputs/NumberInput';
import { SubstanceInput } from './SubstanceInput';
import { KIND_CHOICES, PERIOD_CHOICES, ROUTE_CHOICES, SEVERITY_CHOICES, UNIT_CHOICES } from './choices';
import { tAdminSafetyRule } from '../../messages/admin/safetyRules';

const Consequences = () => (
  <>
    <SelectInput
      source="severity"
      label={tAdminSafetyRule('severity')}
      choices={SEVERITY_CHOICES}
      helperText={false}
    />
    <TextInput
      source="action"
      label={tAdminSafetyRule('action')}
      helperText={tAdminSafetyRule('actionHint')}
    />
  </>
);

const InteractionInputs = () => (
  <>
    <SubstanceInput source="first" label={tAdminSafetyRule('first')} kinds={['substance', 'class']} />
    <SubstanceInput source="second" label={tAdminSafetyRule('second')} kinds={['substance', 'class']} />
    <Wide>
      <TextInput source="effect" label={tAdminSafetyRule('effect')} helperText={false} />
    </Wide>
    <Consequences />
  </>
);

const DoseLimitInputs = () => (
  <>
    <SubstanceInput source="substance" label={tAdminSafetyRule('substance')} kinds={['substance']} />
    <SelectInput
      source="route"
      label={tAdminSafetyRule('route')}
      choices={ROUTE_CHOICES}
      helperText={false}
    />
    <NumberInput source="maxValue" label={tAdminSafetyRule('maxValue')} helperText={false} />
    <SelectInput
      source="maxUnit"
      label={tAdminSafetyRule('maxUnit')}
      choices={UNIT_CHOICES}
      helperText={false}
    />
    <SelectInput
      source="period"
      label={tAdminSafetyRule('period')}
      choices={PERIOD_CHOICES}
      helperText={false}
    />
    <Consequences />
  </>
);

const ClassMemberInputs = () => (
  <>
    <TextInput source="name" label={tAdminSafetyRule('member')} helperText={tAdminSafetyRule('memberHint')} />
    <SubstanceInput source="substanceClass" label={tAdminSafetyRule('substanceClass')} kinds={['class']} />
  </>
);

const NameInputs = () => (
  <>
    <TextInput source="name" label={tAdminSafetyRule('name')} helperText={false} />
    <SubstanceInput
      source="substances"
      label={tAdminSafetyRule('substances')}
      kinds={['substance']}
      isMultiple
    />
  </>
);

const INPUTS: Record<RuleKind, () => React.ReactNode> = {
  interaction: InteractionInputs,
  doseLimit: DoseLimitInputs,
  classMember: ClassMemberInputs,
  name: NameInputs,
};

/** The kind is chosen once: another kind is another entry. */
function KindInput({ kind }: { kind: RuleKind }) {
  const { getValues, clearErrors } = useFormContext();
  if (getValues('id'))
    return <Fact label={tAdminSafetyRule('kind')} value={tAdminSafetyRule(`kinds.${kind}`)} />;
  return (
    <SelectInput
      source="kind"
      onChange={() => clearErrors()}
      label={tAdminSafetyRule('kind')}
      choices={KIND_CHOICES}
      helperText={false}
      validate={[]}
    />
  );
}

/** The fields of an entry, by its kind. */
export function RuleInputs() {
  const kind = useWatch({ name: 'kind' }) as RuleKind;
  const KindInputs = INPUTS[kind];
  return (
    <>
      <FormGrid title={tAdminSafetyRule('entry')}>
        <Wide>
          <KindInput kind={kind} />
        </Wide>
        <Wide>
          <Alert severity="info">{tAdminSafetyRule(`kindHints.${kind}`)}</Alert>
        </Wide>
        <KindInputs />
      </FormGrid>
      <FormGrid title={tAdminSafetyRule('sourceAndUse')}>
        <TextInput
          source="source"
          label={tAdminSafetyRule('source')}
          required
          helperText={tAdminSafetyRule('sourceHint')}
        />
        <DateInput source="date" label={tAdminSafetyRule('date')} required helperText={false} />
        <Wide>
          <BooleanInput
            source="active"
            label={tAdminSafetyRule('active')}
            helperText={tAdminSafetyRule('activeHint')}
          />
        </Wide>
        <Wide>
          <TextInput
            source="overrideReason"
            label={tAdminSafetyRule('overrideReason')}
            helperText={tAdminSafetyRule('overrideReasonHint')}
          />
        </Wide>
      </FormGrid>
    </>
  );
}
