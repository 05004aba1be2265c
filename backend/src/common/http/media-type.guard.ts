import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { PortalRequest } from './actor.js';
import { Failure } from '../errors/errors.js';
import { formOf } from './upload.js';

const FORM = 'multipart/form-data';

/** Refuses a body of another kind than its route reads: the parsers of the framework would take several. */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  /** @throws Failure WRONG_MEDIA_TYPE */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<PortalRequest>();
    const sent = String(request.headers['content-type'] ?? '')
      .split(';')[0]
      .trim()
      .toLowerCase();
    // A form is parsed after the guards, so its body is still undefined here.
    if (request.body === undefined && sent !== FORM) return true;
    const taken = formOf(this.reflector, context) ? FORM : 'application/json';
    if (sent !== taken) throw new Failure('WRONG_MEDIA_TYPE');
    return true;
  }
}
