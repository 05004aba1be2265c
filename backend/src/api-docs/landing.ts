/** Introduction above the operations. */
export const LANDING = `
The HTTP API of the portal.

**First call:** \`POST /api/users/login\` with \`{"email":"patient@demo.test","password":"Demo-Pass-2026","type":"patient"}\`.
Send the returned token as \`Authorization: Bearer …\` (use the Authorize button on this page). On a demo portal,
\`doctor@demo.test\` and \`admin@demo.test\` have the same password.

- **Two groups of routes.** Routes below \`/api/users\`, \`/api/appointments\`, \`/api/payment\`, \`/medicine\`, \`/lab\`, \`/chat\`
  and \`/api/questions\` serve the portal's own pages. Routes below \`/api/v1\` are REST resources. Both share one service.
- **Lists.** Lists of \`/api/v1\` accept \`sort=["id","DESC"]\`, \`range=[0,24]\` (at most 100 rows) and
  \`filter={"status":"pending"}\`. \`Content-Range: appointments 0-24/312\` gives the total. Fields that an operation does not
  name are rejected.
- **CSV.** With \`Accept: text/csv\`, a list of \`/api/v1\` returns all rows that match the filter, regardless of the range.
- **Bulk actions.** \`POST /api/v1/<resource>/bulk\` accepts an \`action\` and up to 100 \`ids\`, and lists the result of each
  record. A failure does not stop the others.
- **Errors.** The body is an \`ErrorBody\`: \`error\` is a sentence for people, \`code\` is stable for programs, and \`errors\`
  lists invalid fields.
- **Idempotency.** A POST may carry an \`Idempotency-Key\`. The same key and body return the same response for one day, marked
  with \`Idempotent-Replayed: true\`. The same key with another body fails with KEY_REUSED.
- **Rate limits.** All calls from one network share a limit. A search or a chat message counts as 3 calls; a PDF, an export
  or an upload counts as 10. Each counted response has \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and
  \`X-RateLimit-Reset\` (seconds). A 429 response gives the seconds to wait in \`Retry-After\`.
- **Caching.** Public lists have an \`ETag\`. Send it back as \`If-None-Match\`; an unchanged list returns 304 without a body.
- **Concurrent changes.** A record with a \`version\` has it as its \`ETag\`. Send it back as \`If-Match\`, or as \`version\` in the
  body. If the record has changed in the meantime, the call fails with 412, or 409 for \`version\`.
- **Units.** Dates are \`YYYY-MM-DD\` and times are \`HH:mm\`, both in the hospital's time zone. Timestamps are UTC. Amounts are
  in rupees.
- **Test payments.** In test mode, card 4242 4242 4242 4242 succeeds and card 4000 0000 0000 0002 is declined.
- **Support.** Quote the \`X-Request-Id\` of the response.

Within \`v1\`, fields and operations may be added but are never renamed or removed.
`;
