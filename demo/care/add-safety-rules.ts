import { SafetyRulesService } from '../../backend/src/medicine-safety/rules/safety-rules.service.js';
import type { App, Context } from '../context.js';
import { byAdmin } from '../site/by-admin.js';

/** An entry of the hospital in the clinical tables: the paracetamol that its own pharmacy packs. */
export async function addSafetyRules(app: App, context: Context): Promise<void> {
  const rule = {
    kind: 'name' as const,
    name: 'Citycare Paracetamol',
    substances: ['paracetamol'],
    source: 'Drug committee of the hospital, minutes 12',
    date: '2026-10-05',
  };
  await app.get(SafetyRulesService, { strict: false }).create(rule, byAdmin(context));
}
