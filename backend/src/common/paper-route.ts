import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProduces, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { Public } from './actor.js';
import { ErrorAnswers } from './documentation.js';

/** A route that answers a PDF, to whoever holds its signed address or sends a fitting token. */
export const PaperRoute = (text: { id: string; summary: string; description: string }) =>
  applyDecorators(
    Public(),
    ApiOperation({ operationId: text.id, summary: text.summary, description: text.description }),
    ApiQuery({ name: 'expires', required: false, description: 'From the signed address.' }),
    ApiQuery({ name: 'signature', required: false, description: 'From the signed address.' }),
    ApiProduces('application/pdf'),
    ApiResponse({
      status: 200,
      description: 'The paper.',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
    ErrorAnswers(401, 403, 404),
    ApiBearerAuth(),
  );
