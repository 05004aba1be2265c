import { applyDecorators } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiExtension,
  ApiOperation,
  ApiProduces,
  ApiQuery,
  ApiResponse,
} from '@nestjs/swagger';
import type { UserType } from '../../../openapi/contract/users.js';
import { Public, Roles } from '../common/actor.js';
import { ErrorAnswers } from '../common/documentation.js';

interface PaperText {
  /** Unique verb-first name: what generated clients call. */
  id: string;
  summary: string;
  description: string;
  /** The roles that may call, or 'signed': whoever holds the address, since a plain link in a page sends no token. */
  access: 'signed' | readonly UserType[];
}

/** Everything that is said about a route which answers a PDF. */
export function PaperRoute({ id, summary, description, access }: PaperText) {
  const signed = access === 'signed';
  const signature = ['expires', 'signature'].map((name) =>
    ApiQuery({ name, required: false, description: 'From the signed address.' }),
  );
  return applyDecorators(
    signed ? Public() : Roles(...access),
    ApiOperation({ operationId: id, summary, description }),
    ApiProduces('application/pdf'),
    ApiResponse({
      status: 200,
      description: 'The paper.',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
    ErrorAnswers(403, 404, ...(signed ? [] : [401])),
    ApiExtension('x-roles', signed ? ['visitor'] : [...access]),
    ...(signed ? signature : [ApiBearerAuth()]),
  );
}
