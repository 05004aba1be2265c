import { Controller, Get, Param, Query, Res, applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { MAX_QUEUES, Queue, QueuesQuery } from '../../../openapi/contract/care/queue.js';
import { PING_SECONDS } from '../../../openapi/contract/people/notifications.js';
import { CurrentActor, Public, SameForAll } from '../common/http/actor.js';
import type { Actor } from '../common/http/actor.js';
import { ErrorAnswers, Route } from '../common/http/documentation.js';
import { EventStream } from '../common/http/event-stream.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { QueueService } from './queue.service.js';
import { QueueWalls } from './queue-walls.service.js';

/** Documents a public event stream of queues. */
const QueueEvents = () =>
  applyDecorators(
    EventStream(),
    ApiProduces('text/event-stream'),
    ApiResponse({
      status: 200,
      description: 'The event stream.',
      content: {
        'text/event-stream': {
          schema: { type: 'string', example: 'event: queue\ndata: {"current":[],"waiting":[]}\n\n' },
        },
      },
    }),
    ApiExtension('x-roles', ['visitor']),
  );

@ApiTags('Queue')
@Controller('api/v1/queue')
export class QueueV1Controller {
  constructor(
    private readonly queue: QueueService,
    private readonly walls: QueueWalls,
  ) {}

  @Get()
  @SameForAll()
  @Route({
    id: 'listQueues',
    summary: 'Get the queues of several doctors',
    description: `Returns the queues of 1 to ${MAX_QUEUES} doctors in the requested order: tokens with position and expected waiting time, without patient names. Unknown doctor IDs are omitted; fails with 404 if none is left.`,
    access: 'public',
    answer: z.array(Queue),
    errors: [400, 404],
  })
  listQueues(@Query({ schema: QueuesQuery }) { doctors }: QueuesQuery): Promise<Queue[]> {
    return this.queue.boards(doctors.split(','));
  }

  @Get('stream')
  @Public()
  @SameForAll()
  @ApiOperation({
    operationId: 'streamQueues',
    summary: 'Stream the queues of several doctors',
    description: `Streams server-sent events for waiting room screens. \`queue\`: the current queue (\`Queue\`) of a doctor, sent for each doctor at the start and after each change. A comment every ${PING_SECONDS} seconds keeps the connection alive. Unknown doctor IDs are omitted; fails with 404 if none is left.`,
  })
  @QueueEvents()
  @ErrorAnswers(400, 404)
  async streamQueues(
    @Query({ schema: QueuesQuery }) { doctors }: QueuesQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.walls.open(await this.queue.boards(doctors.split(',')), reply);
  }

  @Get(':doctorId')
  @SameForAll()
  @Route({
    id: 'getQueue',
    summary: 'Get the queue of a doctor',
    description:
      'Returns the current and waiting patients of today: tokens with position and expected waiting time, without patient names. Patients find their own token in their appointment.',
    access: 'public',
    answer: Queue,
    errors: [404],
  })
  getQueue(@Param('doctorId', ObjectIdPipe) doctorId: string): Promise<Queue> {
    return this.queue.board(doctorId);
  }

  @Get(':doctorId/stream')
  @Public()
  @SameForAll()
  @ApiOperation({
    operationId: 'streamQueue',
    summary: 'Stream the queue of a doctor',
    description: `Streams server-sent events for a waiting room screen. \`queue\`: the current queue (\`Queue\`), at the start and after each change. A comment every ${PING_SECONDS} seconds keeps the connection alive.`,
  })
  @QueueEvents()
  @ErrorAnswers(404)
  async streamQueue(
    @Param('doctorId', ObjectIdPipe) doctorId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.walls.open([await this.queue.board(doctorId)], reply);
  }

  @Get(':doctorId/visits')
  @Route({
    id: 'listQueueVisits',
    summary: 'List the visits of a doctor today',
    description:
      'Returns the accepted and completed visits of today by hour, with names and attendance. For the doctor and the desk.',
    access: ['doctor', 'admin'],
    answer: z.array(AppointmentDto),
    errors: [404],
  })
  listQueueVisits(
    @Param('doctorId', ObjectIdPipe) doctorId: string,
    @CurrentActor() actor: Actor,
  ): Promise<AppointmentDto[]> {
    return this.queue.visitsToday(doctorId, actor);
  }
}
