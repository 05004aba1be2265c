import { ArrayInput, BooleanInput, CheckboxGroupInput, SelectInput, TextInput } from 'react-admin';
import { TimeInput } from '../common/inputs/TimeInput';
import { NumberInput } from '../common/inputs/NumberInput';
import { ROOM_PLACE } from '../../../../openapi/contract/care/visit-kind-facts.js';
import { ACCREDITATION_KINDS } from '../../../../openapi/contract/site/accreditations.js';
import { WEEKDAYS } from '../../../../openapi/contract/people/fields.js';
import { LabWindowsInputs } from './LabWindowsInputs';
import { PolicyInputs } from './PolicyInputs';
import { TableRows } from './TableRows';
import { VisitRulesInputs } from './VisitRulesInputs';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminSetting } from '../../messages/admin/settings';
import { keepAsciiDigits } from '../../common/numbers/keepAsciiDigits';

const DAY_CHOICES = WEEKDAYS.map((name) => ({ id: name, name }));

const ACCREDITATION_CHOICES = ACCREDITATION_KINDS.map((id) => ({ id, name: tAdminSetting(`kinds.${id}`) }));

const NETWORKS = [
  ['facebook', tAdminSetting('facebook')],
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['instagram', tAdminSetting('instagram')],
  ['linkedin', 'LinkedIn'],
] as const;

const HospitalInputs = () => (
  <FormGrid title={tAdminSetting('hospital')}>
    <TextInput source="name" label={tAdminCommon('name')} required helperText={false} />
    <TextInput
      source="shortName"
      label={tAdminSetting('shortName')}
      helperText={tAdminSetting('shortNameHint')}
    />
    <TextInput
      source="gstNumber"
      label={tAdminSetting('gstNumber')}
      helperText={tAdminSetting('gstNumberHint')}
    />
    <NumberInput
      decimals={0}
      source="copyrightYear"
      label={tAdminSetting('copyrightYear')}
      helperText={tAdminSetting('copyrightYearHint')}
    />
    <TextInput
      source="phone"
      label={tAdminCommon('phone')}
      type="tel"
      onInput={keepAsciiDigits}
      required
      helperText={tAdminSetting('phoneHint')}
    />
    <TextInput
      source="emergencyPhone"
      label={tAdminSetting('emergencyPhone')}
      type="tel"
      onInput={keepAsciiDigits}
      required
      helperText={tAdminSetting('emergencyPhoneHint')}
    />
    <TextInput
      source="messagingPhone"
      label={tAdminSetting('messagingNumber')}
      type="tel"
      onInput={keepAsciiDigits}
      helperText={tAdminSetting('messagingNumberHint')}
    />
    <TextInput source="city" label={tAdminSetting('city')} helperText={tAdminSetting('cityHint')} />
    <Wide>
      <TextInput
        source="address"
        label={tAdminCommon('address')}
        required
        multiline
        minRows={2}
        helperText={false}
      />
    </Wide>
  </FormGrid>
);

const HoursInputs = () => (
  <FormGrid title={tAdminSetting('openingHours')}>
    <TimeInput source="openingHours.from" label={tAdminSetting('opensAt')} helperText={false} />
    <TimeInput source="openingHours.to" label={tAdminSetting('closesAt')} helperText={false} />
    <Wide>
      <CheckboxGroupInput
        source="openingHours.days"
        label={tAdminSetting('openOn')}
        choices={DAY_CHOICES}
        helperText={false}
      />
    </Wide>
  </FormGrid>
);

const PromotionInputs = () => (
  <FormGrid title={tAdminSetting('promotion')}>
    <NumberInput
      decimals={0}
      source="promoPercent"
      label={tAdminSetting('promotionPercent')}
      helperText={tAdminSetting('promotionPercentHint')}
    />
    <TextInput
      source="promoText"
      label={tAdminSetting('bannerText')}
      helperText={tAdminSetting('bannerTextHint')}
    />
  </FormGrid>
);

/** One row per badge of the footer. */
const AccreditationInputs = () => (
  <FormGrid title={tAdminSetting('accreditations')}>
    <Wide>
      <ArrayInput
        source="accreditations"
        label={tAdminSetting('accreditations')}
        helperText={tAdminSetting('accreditationsHint')}
      >
        <TableRows addLabel={tAdminSetting('addRow')}>
          <SelectInput
            source="kind"
            label={tAdminSetting('accreditationKind')}
            choices={ACCREDITATION_CHOICES}
            helperText={false}
          />
          <TextInput source="certificate" label={tAdminSetting('certificate')} helperText={false} />
          <BooleanInput
            source="shown"
            label={tAdminSetting('showBadge')}
            defaultValue={true}
            helperText={false}
          />
        </TableRows>
      </ArrayInput>
    </Wide>
  </FormGrid>
);

const SocialInputs = () => (
  <FormGrid title={tAdminSetting('socialPages')}>
    {NETWORKS.map(([network, name]) => (
      <TextInput key={network} source={`social.${network}`} label={name} type="url" helperText={false} />
    ))}
  </FormGrid>
);

const VideoInputs = () => (
  <FormGrid title={tAdminSetting('videoVisits')}>
    <Wide>
      <TextInput
        source="videoLink"
        label={tAdminSetting('addressOfRoom')}
        helperText={tAdminSetting('roomAddressHint', { place: ROOM_PLACE })}
      />
    </Wide>
  </FormGrid>
);

/** All fields of the settings. */
export const SettingsInputs = () => (
  <>
    <HospitalInputs />
    <HoursInputs />
    <VisitRulesInputs />
    <PolicyInputs />
    <VideoInputs />
    <LabWindowsInputs />
    <PromotionInputs />
    <AccreditationInputs />
    <SocialInputs />
  </>
);
