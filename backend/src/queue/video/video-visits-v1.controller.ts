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
    description: `Returns the room URL, from ${VIDEO_OPENS_MINUTES} minutes before the start until the visit is completed or its time is over, or later while the patient is present. Fails with VIDEO_CLOSED outside this period, with the opening time. For the patient, the doctor and the desk. Joining checks the patient in and assigns a token. No other call returns the URL. Repeated calls return the same room; a moved visit gets another one.`,
    access: USER_TYPES,
    answer: JoinedVisit,
    errors: [404, 409, 422],
  })
  join(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<JoinedVisit> {
    return this.videos.join(id, by);
  }
}
