import { Controller, Get, Inject, Param, Res, applyDecorators } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiExtension,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { CurrentCaller, Public, RequestOrigin, Roles } from '../common/http/actor.js';
import type { Caller, Origin } from '../common/http/actor.js';
import { ErrorAnswers, ForStaff, MayActFor, SignedAddress } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { Costs } from '../common/limits/costs.js';
import { SignedQuery } from '../files/signed-address.js';
import type { Signed } from '../files/signed-address.js';
import { sendDocument } from './pdf-document.js';
import type { HospitalDocument, SignedCall } from './pdf-document.js';

/** Returns a document after it has checked that the caller may read it. */
export interface DocumentSource {
  forPerson(id: string, by: Caller): Promise<HospitalDocument>;
  forHolder(id: string, call: SignedCall): Promise<HospitalDocument>;
}

interface RouteText {
  /** Path below `/api/`, with `:id`. */
  path: string;
  /** Unique name that starts with a verb. Generated clients use it as the method name. */
  operationId: string;
  summary: string;
  description: string;
}

interface Routes<Service> {
  tag: string;
  service: Type<Service>;
  /** Selects the document of the service. A service with a single document returns itself. */
  source: (service: Service) => DocumentSource;
  /** The route that requires a token. */
  own: RouteText & { access: readonly UserType[] };
  /** The route of the signed URL: a plain link in a page sends no token. */
  signed: RouteText;
  /** Content types of the document; PDF by default. */
  kinds?: readonly string[];
}

/** The two routes of a document: one for a caller with a token, one for its signed URL. */
export function documentController<Service>(routes: Routes<Service>): Type {
  const { tag, service, source, own, signed, kinds } = routes;

  @ApiTags(tag)
  @Controller('api')
  class DocumentController {
    readonly source: DocumentSource;

    constructor(@Inject(service) given: Service) {
      this.source = source(given);
    }

    @Get(own.path)
    @DocumentRoute({ ...own, id: own.operationId, kinds })
    async getDocument(
      @Param('id', ObjectIdPipe) id: string,
      @CurrentCaller() by: Caller,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      sendDocument(reply, await this.source.forPerson(id, by));
    }

    @Get(signed.path)
    @DocumentRoute({ ...signed, id: signed.operationId, access: 'signed', kinds })
    async openDocument(
      @Param('id', ObjectIdPipe) id: string,
      @SignedQuery() call: Signed,
      @RequestOrigin() origin: Origin,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      sendDocument(reply, await this.source.forHolder(id, { signed: call, origin }));
    }
  }
  return DocumentController;
}

interface DocumentRouteText {
  /** Unique name that starts with a verb. Generated clients use it as the method name. */
  id: string;
  summary: string;
  description: string;
  /** The roles that may call, or 'signed' for a signed URL: a plain link in a page sends no token. */
  access: 'signed' | readonly UserType[];
  /** Content types of the document; PDF by default. */
  kinds?: readonly string[];
}

/** Declares a route that returns a document. */
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
    ForStaff(id, signed ? [] : access),
    Costs('file'),
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
    ...(signed ? [SignedAddress()] : [ApiBearerAuth(), ...(access.includes('patient') ? [MayActFor()] : [])]),
  );
}
