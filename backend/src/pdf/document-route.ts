import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiOperation, ApiProduces, ApiResponse } from '@nestjs/swagger';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { Public, Roles } from '../common/http/actor.js';
import { ErrorAnswers, SignedAddress } from '../common/http/documentation.js';

interface DocumentRouteText {
  /** Unique verb-first name: what generated clients call. */
  id: string;
  summary: string;
  description: string;
  /** The roles that may call, or 'signed': whoever holds the address, since a plain link in a page sends no token. */
  access: 'signed' | readonly UserType[];
  /** Kinds of content that it may have; a PDF when left out. */
  kinds?: readonly string[];
}

/** Everything that is said about a route which answers a document. */
export function DocumentRoute({
  id,
  summary,
  description,
  access,
  kinds = ['application/pdf'],
}: DocumentRouteText) {
  const signed = access === 'signed';
  return applyDecorators(
    signed ? Public() : Roles(...access),
    ApiOperation({ operationId: id, summary, description }),
    ApiProduces(...kinds),
    ApiResponse({
      status: 200,
      description: 'The document.',
      content: Object.fromEntries(
        kinds.map((kind) => [kind, { schema: { type: 'string' as const, format: 'binary' } }]),
      ),
    }),
    ErrorAnswers(403, 404, ...(signed ? [] : [401])),
    ApiExtension('x-roles', signed ? ['visitor'] : [...access]),
    signed ? SignedAddress() : ApiBearerAuth(),
  );
}
