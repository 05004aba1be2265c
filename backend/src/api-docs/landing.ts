/** What stands above the operations. */
export const LANDING = `
Everything the portal does, over HTTP.

**First call:** \`POST /api/users/login\` with \`{"email":"patient@demo.test","password":"Demo-Pass-2026","type":"patient"}\`,
then send the token as \`Authorization: Bearer …\` (the button Authorize does it here). \`doctor@demo.test\` and
\`admin@demo.test\` have the same password on a demo portal.

- **Two surfaces, one service.** The calls below \`/api/users\`, \`/api/appointments\`, \`/api/payment\`, \`/medicine\`, \`/lab\`,
  \`/chat\` and \`/api/questions\` are the portal's own; \`/api/v1/…\` are plain resources.
- **Lists** of \`/api/v1\` take \`sort=["id","DESC"]\`, \`range=[0,24]\` (at most 100 rows) and \`filter={"status":"pending"}\`;
  \`Content-Range: appointments 0-24/312\` tells how many there are. Other fields than the named ones are refused.
- **Files.** With \`Accept: text/csv\` a list of \`/api/v1\` answers every row of its filter as CSV, whatever the range.
- **Several records.** \`POST /api/v1/<resource>/bulk\` takes an \`action\` and up to 100 \`ids\`, and tells of each what
  became of it; what is refused of one does not stop the others.
- **Errors** have the body \`ErrorBody\`: a sentence for people in \`error\`, a stable \`code\` for programs, \`errors\` by field.
- **Repeating.** A POST may carry an \`Idempotency-Key\`: the same key and body give the same answer for a day, marked with
  \`Idempotent-Replayed: true\`; another body under the same key is refused with KEY_REUSED.
- **Limits.** All calls of a network count together: a search or a chat message as 3, a PDF, an export or an upload as 10.
  \`X-RateLimit-Limit\`, \`-Remaining\` and \`-Reset\` (seconds) are on every answer that was counted; a 429 says in
  \`Retry-After\` how many seconds to wait.
- **Caching.** Public lists carry an \`ETag\`: send it back as \`If-None-Match\`, and an unchanged list is a 304 without a body.
- **Changes that meet.** A record with a \`version\` carries it as its \`ETag\`: send it back as \`If-Match\` (or as \`version\` in
  the body), and a change to a record that somebody else has changed meanwhile is refused with 412 (or 409).
- **Units.** Dates are \`YYYY-MM-DD\` and times \`HH:mm\` on the hospital's clock; instants are UTC; amounts are rupees.
- **Payments in test mode:** the card 4242 4242 4242 4242 pays and 4000 0000 0000 0002 is declined.
- **Asking for help:** quote the \`X-Request-Id\` of the answer.

Within \`v1\` fields and operations are added, never renamed or removed.
`;
