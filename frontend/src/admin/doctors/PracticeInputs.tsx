import { CheckboxGroupInput, TextInput } from 'react-admin';
import { NumberInput } from '../common/inputs/NumberInput';
import { LANGUAGES, WEEKDAYS } from '../../../../openapi/contract/people/fields.js';
import { RupeesInput } from '../payments/RupeesInput';
import { CardBookingHint } from './CardBookingHint';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { TimeSlotsInput } from './TimeSlotsInput';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

const DAYS = WEEKDAYS.map((day) => ({ id: day, name: day }));
const SPOKEN = LANGUAGES.map((language) => ({ id: language, name: language }));

/** The practice fields, for adding and changing a doctor. */
export const PracticeInputs = () => (
  <FormGrid title={tAdminDoctor('practice')}>
    <TextInput source="qualification" label={tAdminDoctor('qualification')} helperText={false} />
    <NumberInput
      decimals={0}
      source="experience"
      label={tAdminDoctor('experienceInYears')}
      helperText={false}
    />
    <RupeesInput source="fee" label={tAdminDoctor('consultationFeeInRupees')} />
    <Wide>
      <CheckboxGroupInput
        source="availableDays"
        label={tAdminDoctor('availableDays')}
        choices={DAYS}
        helperText={false}
      />
    </Wide>
    <Wide>
      <TimeSlotsInput source="timeSlots" />
    </Wide>
    <Wide>
      <CardBookingHint />
    </Wide>
    <Wide>
      <CheckboxGroupInput
        source="languages"
        label={tAdminDoctor('languages')}
        choices={SPOKEN}
        helperText={false}
      />
    </Wide>
    <Wide>
      <TextInput
        source="description"
        label={tAdminCommon('description')}
        helperText={false}
        multiline
        minRows={3}
      />
    </Wide>
  </FormGrid>
);
