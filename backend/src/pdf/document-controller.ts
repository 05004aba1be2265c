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
import { ErrorAnswers, MayActFor, SignedAddress } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { Costs } from '../common/limits/costs.js';
import { SignedQuery } from '../files/signed-address.js';
import type { Signed } from '../files/signed-address.js';
import { sendDocument } from './pdf-document.js';
import type { HospitalDocument, SignedCall } from './pdf-document.js';

/** What gives a document out, after it has looked whether it may. */
export interface DocumentSource {
  forPerson(id: string, by: Caller): Promise<HospitalDocument>;
  forHolder(id: string, call: SignedCall): Promise<HospitalDocument>;
}

interface RouteText {
  /** Below `/api/`, with `:id`. */
  path: string;
  /** Unique verb-first name: what generated clients call. */
  operationId: string;
  summary: string;
  description: string;
}

interface Routes<Service> {
  tag: string;
  service: Type<Service>;
  /** The document of the service; itself where it gives out but one. */
  source: (service: Service) => DocumentSource;
  /** With the token of a person. */
  own: RouteText & { access: readonly UserType[] };
  /** By the address that this person was given: a plain link in a page sends no token. */
  signed: RouteText;
  /** Kinds of content that it may have; a PDF when left out. */
  kinds?: readonly string[];
}

/** The two routes of a document, for the person with a token and for the holder of its signed address. */
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
  /** Unique verb-first name: what generated clients call. */
  id: string;
  summary: string;
  description: string;
  /** The roles that may call, or 'signed': the holder of the address, since a plain link in a page sends no token. */
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
