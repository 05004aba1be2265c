/** What a visit is checked by. */
import { SaveConsultation } from '../../../openapi/contract/care/consultations.js';

type Judged = { body: SaveConsultation } | { problems: Record<string, string> };

/** What goes to the server, or one sentence for each field that the contract refuses, the first one of each. */
export function judge(body: unknown): Judged {
  const { data, error } = SaveConsultation.safeParse(body);
  if (!error) return { body: data };
  const issues = error.issues.toReversed().map(({ path, message }) => [path.join('.'), message] as const);
  return { problems: Object.fromEntries(issues) };
}
