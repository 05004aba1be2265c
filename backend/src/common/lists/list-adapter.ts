import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { Admits } from '../limits/count-requests.js';
import { Listing } from './list-answer.js';
import type { ListAnswers } from './list-answers.js';

/**
 * Sends the lists that routes answer. An interceptor would do the same, and bring the framework's chain of observables
 * along, which takes longer than what is done here.
 */
export class ListAdapter extends FastifyAdapter {
  /** To be set before the first request. */
  lists: ListAnswers;
  /** Counts a request that no hook sees. */
  admits: Admits = () => true;

  override reply(response: FastifyReply, body: unknown, status?: number): FastifyReply {
    if (!(body instanceof Listing)) return super.reply(response, body, status);
    // The router waits for what comes back, and its filter answers what goes wrong.
    return this.sendList(response, body as Listing<object>) as never;
  }

  /** The status is that of the route already, unless the list says that nothing has changed. */
  private async sendList(reply: FastifyReply, list: Listing<object>): Promise<FastifyReply> {
    return super.reply(reply, await this.lists.bodyOf(list, reply));
  }
}
