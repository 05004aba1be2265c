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
    summary: 'List waiting list entries',
    description:
      "Returns a patient's own entries, or all for an administrator, oldest first. Filters: open, status, doctorId, speciality, patientId, id. Sorts: id.",
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
    summary: 'Get a waiting list entry',
    description: "Returns one entry in the caller's scope, with its position and the held time.",
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
    summary: 'Join the waiting list',
    description:
      'Requests a notification when a time is free on the given days, with a doctor or with any doctor of a speciality. A freed time is offered to the oldest matching entry. It is held for `offerMinutes` (settings), with a mail and a notification. The patient takes it by paying for it like any free time. Fails with TIMES_FREE, which names them, while matching times are free; with ALREADY_WAITING for a second open entry for the same doctor or speciality; and with TOO_MANY_WISHES beyond five open entries for a guardian and all dependants.',
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
      'For the patient or an administrator; the patient is notified if an administrator removes the entry. A held time goes to the next entry, unless its payment has started. Returns the closed entry, which is kept as history.',
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
    summary: 'Decline the held time',
    description:
      'The time goes to the next entry. The patient keeps waiting for another time at the same position.',
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
    summary: 'Offer a free time manually',
    description:
      'Holds a free time of the doctor, or of a doctor of the speciality, for an entry regardless of its position. Works like an automatic offer. Fails with QUIET_HOURS during the quiet hours.',
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
