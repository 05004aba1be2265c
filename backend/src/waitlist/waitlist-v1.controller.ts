import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { JoinWaitlist, OfferByHand, WaitlistEntry } from '../../../openapi/contract/care/waitlist.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import type { Listing } from '../common/lists/list-answer.js';
import { WaitlistService } from './waitlist.service.js';

@ApiTags('Waiting list')
@Controller('api/v1/waitlist')
export class WaitlistV1Controller {
  constructor(private readonly waitlist: WaitlistService) {}

  @Get()
  @Route({
    id: 'listWaitlist',
    summary: 'List who waits for a free time',
    description:
      "A patient's own entries, or all for an administrator; in the order of asking. Filters: open, status, doctorId, speciality, patientId, id. Sorts: id.",
    access: ['patient', 'admin'],
    answer: z.array(WaitlistEntry),
    list: 'waitlist',
    errors: [400],
  })
  listWaitlist(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() by: Caller,
  ): Listing<WaitlistEntry> {
    return this.waitlist.list(query, by.actor);
  }

  @Get(':id')
  @Route({
    id: 'getWaitlistEntry',
    summary: 'Read an entry of the waiting list',
    description: "One entry in the caller's scope, with its place and what is held for it.",
    access: ['patient', 'admin'],
    answer: WaitlistEntry,
    errors: [404],
  })
  getWaitlistEntry(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<WaitlistEntry> {
    return this.waitlist.get(id, by.actor);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'joinWaitlist',
    summary: 'Wait for a free time',
    description:
      'Asks to be told when a time with a doctor, or with any doctor of a speciality, is free on some days. A freed time is offered to who asked earliest, as a hold with mail and notification, for `offerMinutes` of the settings; it is taken by paying for it as for any free time. While times that suit are free the answer is TIMES_FREE, naming them. One open entry for each doctor or speciality (ALREADY_WAITING), five in all for a login and whom it looks after (TOO_MANY_WISHES).',
    access: ['patient'],
    answer: WaitlistEntry,
    makes: '/api/v1/waitlist',
    status: 201,
    errors: [400, 409, 422],
  })
  joinWaitlist(
    @Body({ schema: JoinWaitlist }) body: JoinWaitlist,
    @CurrentCaller() by: Caller,
  ): Promise<WaitlistEntry> {
    return this.waitlist.join(body, by);
  }

  @Delete(':id')
  @Route({
    id: 'leaveWaitlist',
    summary: 'Leave the waiting list',
    description:
      'By the patient, or by an administrator, of whose doing the patient is told. What is held for the entry goes to the next person; a visit whose payment has begun does not. Answers the entry, which stays as history.',
    access: ['patient', 'admin'],
    answer: WaitlistEntry,
    errors: [404, 409],
  })
  leaveWaitlist(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<WaitlistEntry> {
    return this.waitlist.leave(id, by);
  }

  @Post(':id/decline')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'declineOffer',
    summary: 'Decline the time that is held',
    description: 'The time goes to the next person; the patient waits on for another one, at the same place.',
    access: ['patient'],
    answer: WaitlistEntry,
    errors: [404, 409],
  })
  declineOffer(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<WaitlistEntry> {
    return this.waitlist.decline(id, by);
  }

  @Post(':id/offer')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'offerByHand',
    summary: 'Offer a free time by hand',
    description:
      'Holds a free time of the doctor, or of one of the speciality, for a person on the list, whatever their place: like an offer that the list makes by itself. Not in the quiet hours.',
    access: ['admin'],
    answer: WaitlistEntry,
    errors: [400, 404, 409, 422],
  })
  offerByHand(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: OfferByHand }) body: OfferByHand,
    @CurrentCaller() by: Caller,
  ): Promise<WaitlistEntry> {
    return this.waitlist.offer(id, body, by);
  }
}
