import { CheckboxGroupInput, NumberInput, TextInput } from 'react-admin';
import { LANGUAGES, WEEKDAYS } from '../../../../openapi/contract/people/fields.js';
import { RupeesInput } from '../payments/RupeesInput';
import { CardBookingHint } from './CardBookingHint';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { TimeSlotsInput } from './TimeSlotsInput';

const DAYS = WEEKDAYS.map((day) => ({ id: day, name: day }));
const SPOKEN = LANGUAGES.map((language) => ({ id: language, name: language }));

/** What a doctor offers: the same fields when adding one and when changing one. */
export const PracticeInputs = () => (
  <FormGrid title="Practice">
    <TextInput source="qualification" label="Qualification" helperText={false} />
    <NumberInput
      source="experience"
      label="Experience in years"
      helperText={false}
      min={0}
      max={80}
      step={1}
    />
    <RupeesInput source="fee" label="Consultation fee in rupees" />
    <Wide>
      <CheckboxGroupInput source="availableDays" label="Available days" choices={DAYS} helperText={false} />
    </Wide>
    <Wide>
      <TimeSlotsInput source="timeSlots" />
    </Wide>
    <Wide>
      <CardBookingHint />
    </Wide>
    <Wide>
      <CheckboxGroupInput source="languages" label="Languages" choices={SPOKEN} helperText={false} />
    </Wide>
    <Wide>
      <TextInput source="description" label="Description" helperText={false} multiline minRows={3} />
    </Wide>
  </FormGrid>
);
