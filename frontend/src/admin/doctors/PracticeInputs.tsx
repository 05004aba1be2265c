import { CheckboxGroupInput, TextInput } from 'react-admin';
import { NumberInput } from '../common/inputs/NumberInput';
import { LANGUAGES, WEEKDAYS } from '../../../../openapi/contract/people/fields.js';
import { RupeesInput } from '../payments/RupeesInput';
import { CardBookingHint } from './CardBookingHint';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { TimeSlotsInput } from './TimeSlotsInput';
import { adminCommonWords } from '../../words/admin/common';
import { adminDoctorWords } from '../../words/admin/doctors';

const DAYS = WEEKDAYS.map((day) => ({ id: day, name: day }));
const SPOKEN = LANGUAGES.map((language) => ({ id: language, name: language }));

/** What a doctor offers: the same fields when adding one and when changing one. */
export const PracticeInputs = () => (
  <FormGrid title={adminDoctorWords.practice}>
    <TextInput source="qualification" label={adminDoctorWords.qualification} helperText={false} />
    <NumberInput
      decimals={0}
      source="experience"
      label={adminDoctorWords.experienceInYears}
      helperText={false}
    />
    <RupeesInput source="fee" label={adminDoctorWords.consultationFeeInRupees} />
    <Wide>
      <CheckboxGroupInput
        source="availableDays"
        label={adminDoctorWords.availableDays}
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
        label={adminDoctorWords.languages}
        choices={SPOKEN}
        helperText={false}
      />
    </Wide>
    <Wide>
      <TextInput
        source="description"
        label={adminCommonWords.description}
        helperText={false}
        multiline
        minRows={3}
      />
    </Wide>
  </FormGrid>
);
