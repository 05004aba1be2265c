import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  PING_SECONDS,
  StreamQuery,
  StreamTicketDto,
} from '../../../openapi/contract/people/notifications.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { CurrentActor, Public } from '../common/http/actor.js';
import type { Actor } from '../common/http/actor.js';
import { ErrorAnswers, Route } from '../common/http/documentation.js';
import { EventStream } from '../common/http/event-stream.js';
import { AnswerNotKept } from '../common/http/idempotency/idempotency.interceptor.js';
import { NotificationStreamService } from './notification-stream.service.js';
import { StreamTickets } from './stream-tickets.service.js';

@ApiTags('Notifications')
@Controller('api/v1/notifications')
export class NotificationStreamV1Controller {
  constructor(
    private readonly tickets: StreamTickets,
    private readonly stream: NotificationStreamService,
  ) {}

  @Post('ticket')
  @HttpCode(200)
  @AnswerNotKept()
  @Route({
    id: 'issueStreamTicket',
    summary: 'Get a ticket for the stream',
    description: 'Opens the stream of own notifications once: an EventSource cannot send the token.',
    access: USER_TYPES,
    whose: 'login',
    answer: StreamTicketDto,
  })
  issueStreamTicket(@CurrentActor() actor: Actor): Promise<StreamTicketDto> {
    return this.tickets.issue(actor);
  }

  @Get('stream')
  @EventStream()
  @Public()
  @ApiOperation({
    operationId: 'streamNotifications',
    summary: 'Follow own notifications',
    description: `Server-sent events for the holder of the ticket. \`notification\`: a new one (\`NotificationEvent\`; its id is the event's id). \`unread\`: the number of unread ones (\`UnreadCount\`), at the beginning and whenever one is read. \`queue\`: the queue of a doctor has changed in which the person waits or which is their own (\`QueueEvent\`). A comment every ${PING_SECONDS} seconds shows that the connection lives. After a cut, get another ticket and give the last event's id: what was missed comes again, and with it some that were seen. The stream ends with the session.`,
  })
  @ApiProduces('text/event-stream')
  @ApiResponse({
    status: 200,
    description: 'The events, as they happen.',
    content: {
      'text/event-stream': {
        schema: { type: 'string', example: 'event: unread\ndata: {"unread":3}\n\n' },
      },
    },
  })
  @ErrorAnswers(400, 403)
  @ApiExtension('x-roles', ['visitor'])
  async streamNotifications(
    @Query({ schema: StreamQuery }) query: StreamQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const header = StreamQuery.shape.lastEventId.safeParse(request.headers['last-event-id']);
    await this.stream.open({ lastEventId: header.data, ...query }, reply);
  }
}
