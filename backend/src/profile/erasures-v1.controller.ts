import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { Account } from '../../../openapi/contract/people/accounts.js';
import { EraseAccount } from '../../../openapi/contract/people/erase-account.js';
import { Route } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { ErasureService } from './erasure.service.js';

@ApiTags('Accounts')
@Controller('api/v1/users')
export class ErasuresV1Controller {
  constructor(private readonly erasures: ErasureService) {}

  @Post(':id/erase')
  @HttpCode(200)
  @Route({
    id: 'eraseAccount',
    summary: 'Erase the data of a patient',
    description:
      'Permanently erases the account with its sessions, files, reviews, notifications and mails. Visits, medical records, prescriptions and accounting records are kept as the law requires, without address, phone number and email. Fails with ERASURE_BLOCKED while a visit, an order, a lab booking, a checkout or a refund is open; with HOLDS_DEPENDANTS while the patient is a guardian; with NOT_ERASABLE for doctors and administrators; and with ACCOUNT_ERASED if already erased.',
    access: ['admin'],
    answer: Account,
    errors: [400, 404, 409, 422],
  })
  eraseAccount(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: EraseAccount }) body: EraseAccount,
    @CurrentCaller() by: Caller,
  ): Promise<Account> {
    return this.erasures.erase(id, body, by);
  }
}
