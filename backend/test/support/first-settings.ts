import type { Policy } from '../../../openapi/contract/site/policy.js';
import { SETTINGS_ID } from '../../../openapi/contract/site/settings.js';
import type { Settings } from '../../../openapi/contract/site/settings.js';
import { firstSettings } from '../../src/settings/first-settings.js';
import type { Setting } from '../../src/settings/setting.schema.js';
import { DEMO_HOSPITAL } from '../../../demo/site/hospital.js';
import type { Client } from './client.js';

/** The first settings of a test's hospital: those of the demo, with one phone number. Tests run at any hour, so the waiting list has no quiet hours. */
export function firstTestSettings(policy: Partial<Policy> = {}): Setting {
  const first = firstSettings({ NODE_ENV: 'test' });
  const hospital = {
    ...DEMO_HOSPITAL,
    emergencyPhone: DEMO_HOSPITAL.phone,
    messagingPhone: null,
    social: first.social,
    setUpAt: first.createdAt,
  };
  return {
    ...first,
    ...hospital,
    policy: { ...first.policy!, quietFrom: '00:00', quietTo: '00:00', ...policy },
  };
}

const PATH = `/api/v1/settings/${SETTINGS_ID}`;

/** Changes some rules of booking and access like an administrator in the console. */
export async function changePolicy(admin: Client, changes: Partial<Policy>): Promise<void> {
  const { policy } = (await admin.get<Settings>(PATH)).body;
  const { status } = await admin.put(PATH, { policy: { ...policy, ...changes } });
  expect(status).toBe(200);
}
