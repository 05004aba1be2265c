import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { FILE_IN_FORM } from './common/upload.js';
import type { FileInForm } from './common/upload.js';
import { toOpenApi } from './common/openapi-schemas.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;
type FormOperation = Operation & { [FILE_IN_FORM]?: FileInForm };

const LANDING = `
Everything the portal does, over HTTP.

**First call:** \`POST /api/users/login\` with \`{"email":"patient@demo.test","password":"Demo-Pass-2026","type":"patient"}\`,
then send the token as \`Authorization: Bearer …\` (the button Authorize does it here).

- The calls below \`/api/users\`, \`/api/appointments\`, \`/api/payment\`, \`/medicine\` and \`/lab\` are the portal's own; \`/api/v1/…\` are plain
  resources with \`sort\`, \`range\`, \`filter\` and \`Content-Range\`.
- Every error has the body \`ErrorBody\`: a sentence for people in \`error\`, a stable \`code\` for programs, \`errors\` by field.
- A POST may carry an \`Idempotency-Key\`: the same key and body give the same answer for a day.
- Dates are \`YYYY-MM-DD\` and times \`HH:mm\` on the hospital's clock; instants are UTC; amounts are rupees.
- In test mode the card 4242 4242 4242 4242 pays and 4000 0000 0000 0002 is declined.
`;

/** The OpenAPI document of the running application. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Hospital Portal')
    .setDescription(LANDING)
    .setVersion('1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description: 'The token that POST /api/users/login gives.',
    })
    .addTag('Users', 'Log in, register, find doctors and their slots.')
    .addTag('Appointments', 'Ask for a visit, answer it, follow it.')
    .addTag('Payments', 'Hosted checkout, its events, and what was paid.')
    .addTag('Medicines', 'The shelf of the pharmacy.')
    .addTag('Orders', 'Medicines that were bought, from the order to the door.')
    .addTag('Lab tests', 'What the lab offers.')
    .addTag('Lab bookings', 'Booked lab tests and their reports.')
    .addTag('Doctors', 'Doctors as a resource.')
    .addTag('Patients', 'Patients as a resource.')
    .addTag('Doctor IDs', 'Registration codes of doctors.')
    .addTag('Notifications', 'News for the logged-in person.')
    .addTag('Mails', 'What the hospital has mailed.')
    .addTag('Audit trail', 'Who did what.')
    .addTag('Files', 'Pictures and ID cards.')
    .addTag('Hospital', 'About the hospital.')
    .addTag('Health', 'For those who run the portal.')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    standardSchemaConverter: toOpenApi,
  });
  addFilesToForms(document);
  return document;
}

/** A form's schema in the contract has its text fields only; here its file joins them. */
function addFilesToForms({ paths, components }: OpenAPIObject): void {
  for (const path of Object.values(paths)) {
    for (const operation of [path.post, path.put]) addFileToForm(operation, components);
  }
}

function addFileToForm(operation: FormOperation | undefined, components: OpenAPIObject['components']): void {
  const file = operation?.[FILE_IN_FORM];
  if (!operation || !file) return;
  const body = operation.requestBody as { content: Record<string, { schema: { $ref: string } }> };
  const name = body.content['multipart/form-data'].schema.$ref.split('/').pop()!;
  const form = components!.schemas![name] as { properties: Record<string, object> };
  const description = `Optional file of at most ${file.maxBytes / 1024 / 1024} MiB.`;
  form.properties[file.field] = { type: 'string', format: 'binary', description };
  delete operation[FILE_IN_FORM];
}
