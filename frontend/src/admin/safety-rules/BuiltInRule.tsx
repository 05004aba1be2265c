import { Alert, Stack } from '@mui/material';
import type { SafetyRuleDto } from '../../../../openapi/contract/care/safety/rules.js';
import { formatDate } from '../../common/format/format';
import { Details } from '../common/records/Details';
import { tAdminSafetyRule } from '../../messages/admin/safetyRules';

/** An entry that comes with the portal, to read. */
export function BuiltInRule({ kind, title, effect, action, source, date }: SafetyRuleDto) {
  const facts: [label: string, value: string | null][] = [
    [tAdminSafetyRule('title'), title],
    [tAdminSafetyRule('kind'), tAdminSafetyRule(`kinds.${kind}`)],
    [tAdminSafetyRule('effect'), effect],
    [tAdminSafetyRule('action'), action],
    [tAdminSafetyRule('source'), source],
    [tAdminSafetyRule('date'), formatDate(date)],
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="info">{tAdminSafetyRule('builtInHint')}</Alert>
      <Details items={facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))} />
    </Stack>
  );
}
