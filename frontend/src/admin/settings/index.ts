import { SettingsEdit } from './SettingsEdit';

export default { name: 'settings', list: SettingsEdit, recordRepresentation: 'name' };
