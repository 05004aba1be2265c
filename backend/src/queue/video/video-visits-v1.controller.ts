import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { JoinedVisit } from '../../../../openapi/contract/care/joined-visits.js';
import { VIDEO_OPENS_MINUTES } from '../../../../openapi/contract/care/visit-kinds.js';
import { USER_TYPES } from '../../../../openapi/contract/people/fields.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { VideoVisits } from './video-visits.service.js';

@ApiTags('Queue')
@Controller('api/v1/appointments')
export class VideoVisitsV1Controller {
  constructor(private readonly videos: VideoVisits) {}

  @Post(':id/join')
  @HttpCode(200)
  @Route({
    id: 'joinVideoVisit',
    summary: 'Join a video visit',
    description: `The address of the room, from ${VIDEO_OPENS_MINUTES} minutes before the start until the visit is completed or its time is over; while its patient is there also later (VIDEO_CLOSED otherwise, with the moment of opening). For its patient, who has arrived with it and gets a token, its doctor and the desk; no other answer has it. Repeating it gives the same room. A visit that is moved gets another one.`,
    access: USER_TYPES,
    answer: JoinedVisit,
    errors: [404, 409, 422],
  })
  join(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<JoinedVisit> {
    return this.videos.join(id, by);
  }
}
