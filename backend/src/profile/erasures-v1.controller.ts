import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { Account, EraseAccount } from '../../../openapi/contract/people/accounts.js';
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
    summary: "Erase a patient's data",
    description:
      'For good: the account, its sessions, files, reviews, notifications and mails. Visits, medical records, prescriptions and the books stay, as the law asks, without address, phone and email. Refused with ERASURE_BLOCKED while a visit, an order, a lab booking, a checkout or a refund is open, with HOLDS_DEPENDANTS while the person looks after others, with NOT_ERASABLE for doctors and administrators, and with ACCOUNT_ERASED the second time.',
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
