import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { IS_PUBLIC, ROLES, SAME_FOR_ALL } from '../common/http/actor.js';
import type { Actor, PortalRequest } from '../common/http/actor.js';
import { isDatabaseUnavailable } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';

/** Every route is closed: it is @Public, or open to the roles it names. */
@Injectable()
export class PortalAuthGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PortalRequest>();
    if (this.isPublic(context) && (!request.headers.authorization || this.isSameForAll(context))) return true;
    await super.canActivate(context);
    return this.isPublic(context) || this.assertRole(context, request.user);
  }

  /**
   * A public route answers a visitor whose token no longer counts as it answers any visitor; reads too while the
   * database cannot say whose token it is, since the answer may be in memory.
   */
  override handleRequest<T>(error: unknown, user: T | false, _info: unknown, context: ExecutionContext): T {
    if (user) return user;
    if (this.isPublic(context) && (!error || error instanceof Failure || isUnknown(error, context)))
      return undefined as T;
    if (error) throw error as Error;
    throw new Failure('UNAUTHORIZED');
  }

  private assertRole(context: ExecutionContext, actor: Actor | undefined): boolean {
    const allowed = this.reflector.getAllAndOverride<UserType[] | undefined>(ROLES, this.targets(context));
    if (!actor || !allowed?.includes(actor.type)) throw new Failure('FORBIDDEN');
    return true;
  }

  private isPublic(context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, this.targets(context)) === true;
  }

  private isSameForAll(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(SAME_FOR_ALL, context.getHandler()) === true;
  }

  private targets(context: ExecutionContext) {
    return [context.getHandler(), context.getClass()];
  }
}

const isUnknown = (error: unknown, context: ExecutionContext): boolean =>
  context.switchToHttp().getRequest<PortalRequest>().method === 'GET' && isDatabaseUnavailable(error);
