import { UseInterceptors, applyDecorators } from '@nestjs/common';
import { ApiConsumes, ApiExtension } from '@nestjs/swagger';
import { FileInterceptor } from '@nestjs/platform-fastify';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify';
import { FormFaultsInterceptor } from './form-faults.interceptor.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { TakesForm } from './media-type.guard.js';

const MOST_FIELDS = 30;
const LONGEST_FIELD_BYTES = 10_000;

/** Read by the OpenAPI document, which adds the file to the form's schema. */
export const FILE_IN_FORM = 'x-file-in-form';

export interface FileInForm {
  field: string;
  maxBytes: number;
  /** Whether the form is refused without it. */
  required?: boolean;
}

/**
 * A multipart form with one file, kept in memory; optional unless the documents say otherwise.
 * @param field name of the file's part
 * @param maxBytes largest file that is taken; a larger one is answered with 413
 * @param required what the documents say; the route itself refuses the form without it
 */
export const FormWithFile = (field: string, maxBytes: number, required = false) =>
  applyDecorators(
    TakesForm(),
    UseInterceptors(
      new FormFaultsInterceptor(field),
      FileInterceptor(field, {
        limits: {
          files: 1,
          fileSize: maxBytes,
          fields: MOST_FIELDS,
          fieldSize: LONGEST_FIELD_BYTES,
          fieldNameSize: 100,
          fieldNestingDepth: 0,
        },
      }),
      IdempotencyInterceptor,
    ),
    ApiConsumes('multipart/form-data'),
    ApiExtension(FILE_IN_FORM, { field, maxBytes, required } satisfies FileInForm),
  );

/** The bytes of an upload, or null when none was sent: a form without a chosen file sends an empty one without a name. */
export const bytesOf = (file: UploadedMultipartFile | undefined): Buffer | null =>
  file?.buffer && (file.buffer.length > 0 || file.originalname) ? file.buffer : null;
