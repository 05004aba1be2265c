import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TICKET_SECONDS } from '../../../openapi/contract/people/notifications.js';
import type { StreamTicketDto } from '../../../openapi/contract/people/notifications.js';
import type { Actor } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { newToken, tokenHash } from '../common/secret-token.js';
import { StreamTicket } from './stream-ticket.schema.js';
import { tNotification } from '../messages/people/notifications.js';

/**
 * Issues and redeems the tickets that open a stream. They are in the database, because any process may serve
 * the stream.
 */
@Injectable()
export class StreamTickets {
  constructor(@InjectModel(StreamTicket.name) private readonly tickets: Model<StreamTicket>) {}

  async issue({ userId, sessionId }: Actor): Promise<StreamTicketDto> {
    const ticket = newToken();
    const expiresAt = new Date(Date.now() + TICKET_SECONDS * 1000);
    await this.tickets.create({ _id: tokenHash(ticket), userId, sessionId, expiresAt });
    return { ticket };
  }

  /** Redeems a ticket once, also with concurrent calls. @throws Failure FORBIDDEN */
  async take(ticket: string): Promise<{ userId: string; sessionId: string }> {
    const taken = await this.tickets
      .findOneAndDelete({ _id: tokenHash(ticket), expiresAt: { $gt: new Date() } })
      .lean<StreamTicket>();
    if (!taken) {
      throw new Failure('FORBIDDEN', {
        sentence: tNotification('ticketExpired'),
      });
    }
    return { userId: String(taken.userId), sessionId: String(taken.sessionId) };
  }
}
