import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACTING_FOR } from '../../../openapi/contract/people/dependants.js';
import { IS_PUBLIC, ROLES, SAME_FOR_ALL, WHOSE } from '../common/http/actor.js';
import type { Actor, PortalRequest, Whose } from '../common/http/actor.js';
import { isDatabaseUnavailable } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import { ActingFor } from './acting/acting-for.service.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';

/** Every route is closed: it is @Public, or open to the roles it names. */
@Injectable()
export class PortalAuthGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly acting: ActingFor,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PortalRequest>();
    const person = this.personOf(request, context);
    const isPublic = this.isPublic(context);
    const isVisitor = !request.headers.authorization && person === null;
    if (isPublic && (isVisitor || this.isSameForAll(context))) return true;
    await super.canActivate(context);
    if (!isPublic) this.assertRole(context, request.user);
    if (person !== null) request.user = await this.acting.actorFor(request.user, person);
    return true;
  }

  /**
   * For whom the login acts, as the header says; null for itself. Public routes that are nobody's do not look at it.
   * @throws Failure ACTING_REFUSED on a route that is about the login itself
   */
  private personOf({ headers }: PortalRequest, context: ExecutionContext): string | null {
    const person = headers[ACTING_FOR.toLowerCase()];
    if (person === undefined) return null;
    const whose = this.reflector.getAllAndOverride<Whose | undefined>(WHOSE, this.targets(context));
    if (whose === 'login') throw new Failure('ACTING_REFUSED');
    return whose === undefined && this.isPublic(context) ? null : String(person);
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

  private assertRole(context: ExecutionContext, actor: Actor | undefined): void {
    const allowed = this.reflector.getAllAndOverride<UserType[] | undefined>(ROLES, this.targets(context));
    if (!actor || !allowed?.includes(actor.type)) throw new Failure('FORBIDDEN');
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
