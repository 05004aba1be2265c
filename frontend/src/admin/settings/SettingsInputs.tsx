import { CheckboxGroupInput, TextInput } from 'react-admin';
import { TimeInput } from '../common/inputs/TimeInput';
import { NumberInput } from '../common/inputs/NumberInput';
import { ROOM_PLACE } from '../../../../openapi/contract/care/visit-kind-facts.js';
import { WEEKDAYS } from '../../../../openapi/contract/people/fields.js';
import { LabWindowsInputs } from './LabWindowsInputs';
import { PolicyInputs } from './PolicyInputs';
import { VisitRulesInputs } from './VisitRulesInputs';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { adminCommonWords } from '../../words/admin/common';
import { adminSettingWords } from '../../words/admin/settings';
import { keepAsciiDigits } from '../../common/numbers/keepAsciiDigits';

const DAY_CHOICES = WEEKDAYS.map((name) => ({ id: name, name }));

const NETWORKS = [
  ['facebook', adminSettingWords.facebook],
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['instagram', adminSettingWords.instagram],
  ['linkedin', 'LinkedIn'],
] as const;

const HospitalInputs = () => (
  <FormGrid title={adminSettingWords.hospital}>
    <TextInput source="name" label={adminCommonWords.name} required helperText={false} />
    <TextInput
      source="shortName"
      label={adminSettingWords.shortName}
      helperText={adminSettingWords.shortNameHint}
    />
    <TextInput source="gstNumber" label={adminSettingWords.gstNumber} required helperText={false} />
    <TextInput
      source="phone"
      label={adminCommonWords.phone}
      type="tel"
      onInput={keepAsciiDigits}
      required
      helperText={adminSettingWords.phoneHint}
    />
    <TextInput
      source="emergencyPhone"
      label={adminSettingWords.emergencyPhone}
      type="tel"
      onInput={keepAsciiDigits}
      required
      helperText={adminSettingWords.emergencyPhoneHint}
    />
    <TextInput
      source="messagingPhone"
      label={adminSettingWords.messagingNumber}
      type="tel"
      onInput={keepAsciiDigits}
      helperText={adminSettingWords.messagingNumberHint}
    />
    <TextInput source="city" label={adminSettingWords.city} helperText={adminSettingWords.cityHint} />
    <Wide>
      <TextInput
        source="address"
        label={adminCommonWords.address}
        required
        multiline
        minRows={2}
        helperText={false}
      />
    </Wide>
  </FormGrid>
);

const HoursInputs = () => (
  <FormGrid title={adminSettingWords.openingHours}>
    <TimeInput source="openingHours.from" label={adminSettingWords.opensAt} helperText={false} />
    <TimeInput source="openingHours.to" label={adminSettingWords.closesAt} helperText={false} />
    <Wide>
      <CheckboxGroupInput
        source="openingHours.days"
        label={adminSettingWords.openOn}
        choices={DAY_CHOICES}
        helperText={false}
      />
    </Wide>
  </FormGrid>
);

const PromotionInputs = () => (
  <FormGrid title={adminSettingWords.promotion}>
    <NumberInput
      decimals={0}
      source="promoPercent"
      label={adminSettingWords.promotionPercent}
      helperText={adminSettingWords.promotionPercentHint}
    />
    <TextInput
      source="promoText"
      label={adminSettingWords.bannerText}
      helperText={adminSettingWords.bannerTextHint}
    />
  </FormGrid>
);

const SocialInputs = () => (
  <FormGrid title={adminSettingWords.socialPages}>
    {NETWORKS.map(([network, name]) => (
      <TextInput key={network} source={`social.${network}`} label={name} type="url" helperText={false} />
    ))}
  </FormGrid>
);

const VideoInputs = () => (
  <FormGrid title={adminSettingWords.videoVisits}>
    <Wide>
      <TextInput
        source="videoLink"
        label={adminSettingWords.addressOfRoom}
        helperText={adminSettingWords.roomAddressHint(ROOM_PLACE)}
      />
    </Wide>
  </FormGrid>
);

/** Every field of the settings. */
export const SettingsInputs = () => (
  <>
    <HospitalInputs />
    <HoursInputs />
    <VisitRulesInputs />
    <PolicyInputs />
    <VideoInputs />
    <LabWindowsInputs />
    <PromotionInputs />
    <SocialInputs />
  </>
);
