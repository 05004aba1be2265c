import type { OpenAPIObject } from '@nestjs/swagger';
import { FILE_IN_FORM } from '../common/http/upload.js';
import type { FileInForm } from '../common/http/upload.js';
import { operationsOf } from './operations.js';
import type { Operation } from './operations.js';

type FormOperation = Operation & { [FILE_IN_FORM]?: FileInForm };

/** Adds the file to a form, whose schema in the contract has text fields only. */
export function addFilesToForms(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) addFileToForm(operation, document.components);
}

function addFileToForm(operation: FormOperation, components: OpenAPIObject['components']): void {
  const file = operation[FILE_IN_FORM];
  if (!file) return;
  const body = operation.requestBody as { content: Record<string, { schema: { $ref: string } }> };
  const name = body.content['multipart/form-data'].schema.$ref.split('/').pop()!;
  const form = components!.schemas![name] as { properties: Record<string, object>; required?: string[] };
  const description = `${file.required ? 'File' : 'Optional file'} of at most ${file.maxBytes / 1024 / 1024} MiB.`;
  const example = file.field === 'image' ? 'picture.png' : `${file.field}.pdf`;
  form.properties[file.field] = { type: 'string', format: 'binary', description, example };
  if (file.required) form.required = [...(form.required ?? []), file.field];
  delete operation[FILE_IN_FORM];
}
