import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { toOpenApi } from '../common/http/openapi-schemas.js';
import { completeOperations } from './complete.js';
import { addFilesToForms } from './forms.js';
import { headerComponents } from './headers.js';
import { LANDING } from './landing.js';
import { operationsOf } from './operations.js';
import { answerComponents } from './shared-answers.js';
import { TAG_GROUPS } from './tags.js';

/** The OpenAPI document of the running application. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Hospital Portal')
    .setDescription(LANDING)
    .setVersion('1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This portal')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description: 'The token that POST /api/users/login returns.',
    })
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    standardSchemaConverter: toOpenApi,
  });
  document.info.contact = { name: 'The hospital that runs this portal' };
  document.components = {
    ...document.components,
    headers: headerComponents(),
    responses: answerComponents(),
  };
  addFilesToForms(document);
  completeOperations(document);
  addTags(document);
  return document;
}

/** The tags in reading order. Unused tags are omitted. */
function addTags(document: OpenAPIObject): void {
  const used = new Set(operationsOf(document).flatMap(({ operation }) => operation.tags ?? []));
  const groups = TAG_GROUPS.map(({ name, tags }) => ({ name, tags: tags.filter(([tag]) => used.has(tag)) }));
  document.tags = groups.flatMap(({ tags }) => tags.map(([name, description]) => ({ name, description })));
  Object.assign(document, {
    'x-tagGroups': groups.map(({ name, tags }) => ({ name, tags: tags.map(([tag]) => tag) })),
  });
}
