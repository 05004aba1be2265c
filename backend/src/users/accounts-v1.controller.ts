import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { Account, BulkUsers, UpdateAccount } from '../../../openapi/contract/people/accounts.js';
import { INVITATION_HOURS, InviteStaff } from '../../../openapi/contract/people/staff.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { AccountsService } from './accounts.service.js';
import { StaffInvitations } from './staff/staff-invitations.service.js';

@ApiTags('Accounts')
@Controller('api/v1/users')
export class AccountsV1Controller {
  constructor(
    private readonly accounts: AccountsService,
    private readonly invitations: StaffInvitations,
  ) {}

  @Get()
  @Route({
    id: 'listAccounts',
    summary: 'List accounts',
    description:
      "Returns accounts of every type. Access is audited. Filters: type, q (name, email or mobile number in any format, by word prefix; or the last digits of the number; or the hospital number, with or without spaces), disabled, createdAt_gte, createdAt_lte (dates in the hospital's time zone, inclusive), id. Sorts: id, fullName.",
    access: ['admin'],
    answer: z.array(Account),
    list: 'users',
    errors: [400],
  })
  listAccounts(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() by: Caller,
  ): Promise<Listing<Account>> {
    return this.accounts.list(query, by);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'inviteStaff',
    summary: 'Invite a member of staff',
    description: `Opens an account with a staff role and mails its person a link to choose a password, valid once and for ${INVITATION_HOURS} hours.`,
    access: ['admin'],
    answer: Account,
    makes: '/api/v1/users',
    status: 201,
    errors: [400, 422],
  })
  inviteStaff(
    @Body({ schema: InviteStaff }) body: InviteStaff,
    @CurrentCaller() by: Caller,
  ): Promise<Account> {
    return this.invitations.invite(body, by);
  }

  @Post(':id/invite')
  @HttpCode(200)
  @Route({
    id: 'inviteStaffAgain',
    summary: 'Mail the invitation again',
    description:
      'Mails a new link to an account of staff whose person has not chosen a password yet. Earlier links end.',
    access: ['admin'],
    answer: Account,
    errors: [404, 409],
  })
  inviteStaffAgain(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<Account> {
    return this.invitations.resend(id, by);
  }

  @BulkRoute('bulkAccounts', 'accounts', "Disables or enables accounts other than the caller's own.")
  bulkAccounts(
    @Body({ schema: BulkUsers }) body: BulkUsers,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, {
      disable: (id) => this.accounts.update(id, { disabled: true }, by),
      enable: (id) => this.accounts.update(id, { disabled: false }, by),
    });
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getAccount',
    summary: 'Get an account as a resource',
    description: 'Returns one account. Access is audited.',
    access: ['admin'],
    answer: Account,
    errors: [404],
  })
  getAccount(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<Account> {
    return this.accounts.get(id, by);
  }

  @Put(':id')
  @Versioned()
  @Route({
    id: 'updateAccount',
    summary: 'Disable or enable an account, or change its staff role',
    description:
      "Disabling an account and another role end its sessions at once. Fails with OWN_ACCOUNT for disabling the caller's own account, with LAST_OWNER for the last owner who can log in, and with EDIT_CONFLICT if `version` is not the current one. Read-only fields are ignored.",
    access: ['admin'],
    answer: Account,
    errors: [400, 404, 409, 412, 422],
  })
  updateAccount(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdateAccount }) body: UpdateAccount,
    @CurrentCaller() by: Caller,
  ): Promise<Account> {
    return this.accounts.update(id, body, by);
  }
}
