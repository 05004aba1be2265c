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
import { SkipAnswerStorage } from '../common/http/idempotency/idempotency.interceptor.js';
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
  @SkipAnswerStorage()
  @Route({
    id: 'issueStreamTicket',
    summary: 'Get a ticket for the notification stream',
    description:
      "Returns a ticket that opens the caller's notification stream once, because an EventSource cannot send the token.",
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
    summary: 'Stream own notifications',
    description: `Streams server-sent events to the owner of the ticket. \`notification\`: a new notification (\`NotificationEvent\`; its ID is the event ID). \`unread\`: the number of unread notifications (\`UnreadCount\`), at the start and after each is read. \`queue\`: a change in a queue in which the caller waits, or in the caller's own queue as a doctor (\`QueueEvent\`). A comment every ${PING_SECONDS} seconds keeps the connection alive. After a disconnect, get another ticket and send the last event ID: missed events are sent again, possibly with some that were already received. The stream ends with the session.`,
  })
  @ApiProduces('text/event-stream')
  @ApiResponse({
    status: 200,
    description: 'The event stream.',
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
