/** The validation of a visit. */
import { SaveConsultation } from '../../../openapi/contract/care/consultations.js';

type Judged = { body: SaveConsultation } | { problems: Record<string, string> };

/** The validated body, or the first message per refused field. */
export function judge(body: unknown): Judged {
  const { data, error } = SaveConsultation.safeParse(body);
  if (!error) return { body: data };
  const issues = error.issues.toReversed().map(({ path, message }) => [path.join('.'), message] as const);
  return { problems: Object.fromEntries(issues) };
}
