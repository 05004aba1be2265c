import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor, OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost, Reflector } from '@nestjs/core';
import { FileInterceptor } from '@nestjs/platform-fastify';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';
import { shareKeyOf } from './actor.js';
import type { PortalRequest } from './actor.js';
import { namedFault } from './form-faults.js';
import { formOf } from './upload.js';
import type { FileInForm } from './upload.js';
import { UploadRoom } from './uploads/upload-room.js';
import type { Sender } from './uploads/upload-room.js';
import { watchBody } from './uploads/arriving-body.js';

const MAX_FIELDS = 30;
const MAX_FIELD_BYTES = 10_000;
/** The memory for reading a form, before its first byte. */
const BYTES_OF_A_FORM = 16 * 1024;

/** Reads the form of a route that accepts one, so that all later steps find a body. */
@Injectable()
export class FormInterceptor implements NestInterceptor, OnModuleInit {
  private readonly readers = new Map<FileInForm, NestInterceptor>();

  constructor(
    private readonly reflector: Reflector,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly room: UploadRoom,
  ) {}

  onModuleInit(): void {
    // Commands without a server, e.g. the demo data, read no forms.
    const server = this.host.httpAdapter as FastifyAdapter | undefined;
    server?.useMultipart();
  }

  /**
   * @throws Failure BUSY when too many uploads run, UPLOAD_STALLED when no data arrives for a while, or the
   *   form's error
   */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const form = formOf(this.reflector, context);
    if (!form) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<PortalRequest>();
    const reply = http.getResponse<FastifyReply>();
    const share = this.room.open(shareKeyOf(request.user, request.ip), senderOf(request.user));
    reply.raw.once('close', share.giveBack);
    share.add(BYTES_OF_A_FORM);
    const { ends, stop } = watchBody(request.raw, share);
    ends.catch(() => reply.header('Connection', 'close'));
    try {
      return await Promise.race([this.readerOf(form).intercept(context, next), ends]);
    } catch (thrown) {
      throw namedFault(thrown, form.field);
    } finally {
      stop();
    }
  }

  private readerOf(form: FileInForm): NestInterceptor {
    const known = this.readers.get(form);
    if (known) return known;
    const limits = {
      files: 1,
      fileSize: form.maxBytes,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
    };
    const reader = new (FileInterceptor(form.field, { limits }))({}, this.host);
    this.readers.set(form, reader);
    return reader;
  }
}

/** An account with an unconfirmed email address counts as a visitor, because creating one takes seconds. */
function senderOf(actor: PortalRequest['user']): Sender {
  if (!actor?.confirmed) return 'stranger';
  return actor.type === 'patient' ? 'patient' : 'staff';
}
