import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { Account, BulkUsers, UpdateAccount } from '../../../openapi/contract/people/accounts.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Route } from '../common/http/documentation.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { AccountsService } from './accounts.service.js';

@ApiTags('Accounts')
@Controller('api/v1/users')
export class AccountsV1Controller {
  constructor(private readonly accounts: AccountsService) {}

  @Get()
  @Route({
    id: 'listAccounts',
    summary: 'List accounts',
    description:
      "Every account of every type. The reading is audited. Filters: type, q (beginnings of words of the name, of the email or of the mobile number in any writing, or the last digits of it), disabled, createdAt_gte, createdAt_lte (days of the hospital's calendar, both included), id. Sorts: id, fullName.",
    access: ['admin'],
    answer: z.array(Account),
    list: 'users',
    errors: [400],
  })
  listAccounts(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentCaller() by: Caller,
  ): Listing<Account> {
    return this.accounts.list(query, by);
  }

  @BulkRoute('bulkAccounts', 'accounts', "Disables or enables accounts, but not one's own.")
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
    summary: 'Read an account as a resource',
    description: 'One account. The reading is audited.',
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
    summary: 'Disable or enable an account',
    description:
      "Disabling an account ends its sessions at once. One's own is refused with OWN_ACCOUNT, and a `version` that is not the present one with EDIT_CONFLICT. Read-only fields are ignored.",
    access: ['admin'],
    answer: Account,
    errors: [400, 404, 409, 412],
  })
  updateAccount(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdateAccount }) body: UpdateAccount,
    @CurrentCaller() by: Caller,
  ): Promise<Account> {
    return this.accounts.update(id, body, by);
  }
}
