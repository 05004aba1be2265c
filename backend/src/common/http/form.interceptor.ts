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
/** What reading a form takes, before a byte of it has come. */
const BYTES_OF_A_FORM = 16 * 1024;

/** Reads the form of a route that takes one, so that all that comes after it finds a body, as of any other route. */
@Injectable()
export class FormInterceptor implements NestInterceptor, OnModuleInit {
  private readonly readers = new Map<FileInForm, NestInterceptor>();

  constructor(
    private readonly reflector: Reflector,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly room: UploadRoom,
  ) {}

  onModuleInit(): void {
    // A command without a server, as the one that makes the demo hospital, reads no forms.
    const server = this.host.httpAdapter as FastifyAdapter | undefined;
    server?.useMultipart();
  }

  /**
   * @throws Failure BUSY when too much is being sent at the same time, UPLOAD_STALLED when nothing comes for a while, or what
   * is wrong with the form
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

/** An account with an unconfirmed email address counts as a visitor: it takes seconds to open. */
function senderOf(actor: PortalRequest['user']): Sender {
  if (!actor?.confirmed) return 'stranger';
  return actor.type === 'patient' ? 'patient' : 'staff';
}
