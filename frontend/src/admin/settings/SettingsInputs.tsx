import { CheckboxGroupInput, NumberInput, TextInput } from 'react-admin';
import { MAX_PROMO_PERCENT } from '../../../../openapi/contract/site/settings.js';
import { WEEKDAYS } from '../../../../openapi/contract/people/fields.js';
import { LabWindowsInputs } from './LabWindowsInputs';
import { VisitRulesInputs } from './VisitRulesInputs';
import { FormGrid, Wide } from '../common/forms/FormGrid';

const DAY_CHOICES = WEEKDAYS.map((name) => ({ id: name, name }));
const shrunk = { inputLabel: { shrink: true } };
/** An emptied time stays a text, which the contract refuses with its sentence. */
const asTyped = (text: string) => text;

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
] as const;

const HospitalInputs = () => (
  <FormGrid title="Hospital">
    <TextInput source="name" label="Name" required helperText={false} />
    <TextInput source="gstNumber" label="GST number" required helperText={false} />
    <TextInput
      source="phone"
      label="Phone"
      type="tel"
      required
      helperText="For questions and appointments."
    />
    <TextInput
      source="emergencyPhone"
      label="Emergency phone"
      type="tel"
      required
      helperText="Answered day and night; the chat names it first in an emergency."
    />
    <TextInput
      source="messagingPhone"
      label="Number of the messaging app"
      type="tel"
      helperText="With + and the country code; leave it empty for none."
    />
    <TextInput
      source="city"
      label="City"
      helperText="The site says “Cardiologists in …”; leave it empty to name none."
    />
    <Wide>
      <TextInput source="address" label="Address" required multiline minRows={2} helperText={false} />
    </Wide>
  </FormGrid>
);

const HoursInputs = () => (
  <FormGrid title="Opening hours">
    <TextInput
      source="openingHours.from"
      label="Opens at"
      type="time"
      parse={asTyped}
      slotProps={shrunk}
      helperText={false}
    />
    <TextInput
      source="openingHours.to"
      label="Closes at"
      type="time"
      parse={asTyped}
      slotProps={shrunk}
      helperText={false}
    />
    <Wide>
      <CheckboxGroupInput
        source="openingHours.days"
        label="Open on"
        choices={DAY_CHOICES}
        helperText={false}
      />
    </Wide>
  </FormGrid>
);

const PromotionInputs = () => (
  <FormGrid title="Promotion">
    <NumberInput
      source="promoPercent"
      label="Off all medicines, in percent"
      min={0}
      max={MAX_PROMO_PERCENT}
      helperText="Prices change at once; 0 ends the promotion."
    />
    <TextInput source="promoText" label="Text of the banner" helperText="Leave it empty for no banner." />
  </FormGrid>
);

const SocialInputs = () => (
  <FormGrid title="Pages elsewhere">
    {NETWORKS.map(([network, name]) => (
      <TextInput key={network} source={`social.${network}`} label={name} type="url" helperText={false} />
    ))}
  </FormGrid>
);

/** Every field of the settings. */
export const SettingsInputs = () => (
  <>
    <HospitalInputs />
    <HoursInputs />
    <VisitRulesInputs />
    <LabWindowsInputs />
    <PromotionInputs />
    <SocialInputs />
  </>
);
