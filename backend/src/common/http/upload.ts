import { SetMetadata, applyDecorators } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiConsumes, ApiExtension } from '@nestjs/swagger';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify';
import { Costs } from '../limits/costs.js';

/** Read by the OpenAPI document, which adds the file to the form's schema. */
export const FILE_IN_FORM = 'x-file-in-form';

export const FORM = 'portal:form';

export interface FileInForm {
  field: string;
  maxBytes: number;
  /** Whether the form is refused without it. */
  required?: boolean;
}

/**
 * A multipart form with one file, kept in memory. Every other route reads JSON.
 * @param field name of the file's part
 * @param maxBytes largest accepted file; a larger one gets 413
 * @param required for the documents; the route itself refuses the form without it
 */
export function FormWithFile(field: string, maxBytes: number, required = false) {
  const form: FileInForm = { field, maxBytes, required };
  return applyDecorators(
    SetMetadata(FORM, form),
    Costs('file'),
    ApiConsumes('multipart/form-data'),
    ApiExtension(FILE_IN_FORM, form),
  );
}

/** The form of the current route, if any. */
export const formOf = (reflector: Reflector, context: ExecutionContext): FileInForm | undefined =>
  reflector.get<FileInForm | undefined>(FORM, context.getHandler());

/**
 * The bytes of an upload, or null without one: a form without a chosen file sends an empty one without a name.
 */
export const bytesOf = (file: UploadedMultipartFile | undefined): Buffer | null =>
  file?.buffer && (file.buffer.length > 0 || file.originalname) ? file.buffer : null;
