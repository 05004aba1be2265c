import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { PortalRequest } from './actor.js';
import { Failure } from '../errors/errors.js';
import { formOf } from './upload.js';

const FORM = 'multipart/form-data';
const BOUNDARY = /;\s*boundary=(?:"([^"]*)"|([^;\s]+))/i;
/** RFC 2046, section 5.1.1. */
const MAX_BOUNDARY = 70;

/** Refuses a body of another media type than the route's, because the framework's parsers accept several. */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  /** @throws Failure WRONG_MEDIA_TYPE, BAD_REQUEST for an invalid form boundary */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<PortalRequest>();
    const type = String(request.headers['content-type'] ?? '');
    const sent = type.split(';')[0].trim().toLowerCase();
    // A form is parsed after the guards, so its body is still undefined here.
    if (request.body === undefined && sent !== FORM) return true;
    const taken = formOf(this.reflector, context) ? FORM : 'application/json';
    if (sent !== taken) throw new Failure('WRONG_MEDIA_TYPE');
    const [, quoted, plain = quoted ?? ''] = BOUNDARY.exec(type) ?? [];
    if (plain.length > MAX_BOUNDARY) throw new Failure('BAD_REQUEST');
    return true;
  }
}
