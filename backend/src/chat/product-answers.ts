import { Injectable } from '@nestjs/common';
import { formatPaise, toPaise } from '../common/money.js';
import { LabTestList } from '../lab/lab-test-list.js';
import { MedicineList } from '../pharmacy/medicine-list.js';
import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import { ended, inTime } from '../../../openapi/contract/messages/sentence.js';
import { LAB_TESTS, MEDICINES } from './topic-replies.js';
import type { Reply } from './topic-replies.js';
import { MAX_NAMED } from './message-parser.js';
import { tChat } from '../messages/site/chat.js';

/** Answers about lab tests and medicines with their current prices. */
@Injectable()
export class ProductAnswers {
  constructor(
    private readonly tests: LabTestList,
    private readonly medicineList: MedicineList,
  ) {}

  async labTests(ids: string[]): Promise<Reply> {
    const found = await present(ids, (id) => this.tests.findPublic(id));
    const lines = found.slice(0, MAX_NAMED).map(({ testName, price, turnaround }) =>
      tChat('product.labTest', {
        name: testName,
        price: formatPaise(toPaise(price)),
        when: ended(inTime(turnaround)),
      }),
    );
    return {
      reply: [...lines, ...moreThan(found.length, (rest) => tChat('product.moreTests', { rest }))].join('\n'),
      links:
        found.length === 1
          ? [{ label: tChat('link.bookTest'), path: `/labtest?test=${found[0].id}` }, LAB_TESTS]
          : [LAB_TESTS],
    };
  }

  async medicines(ids: string[]): Promise<Reply> {
    const found = await present(ids, (id) => this.medicineList.findPublic(id));
    const lines = found.slice(0, MAX_NAMED).map(lineOf);
    const path = `/medicine?search=${encodeURIComponent(found[0]?.name ?? '')}`;
    const links = found.length === 1 ? [{ label: tChat('link.medicine'), path }, MEDICINES] : [MEDICINES];
    return {
      reply: [...lines, ...moreThan(found.length, (rest) => tChat('product.moreMedicines', { rest }))].join(
        '\n',
      ),
      links,
    };
  }
}

function lineOf({ name, price, promotionPrice, stock, turnaround }: MedicineDto): string {
  const amount = formatPaise(toPaise(promotionPrice));
  const costs =
    promotionPrice < price
      ? tChat('product.reducedPrice', { name, price: amount, before: formatPaise(toPaise(price)) })
      : tChat('product.price', { name, price: amount });
  const when =
    stock > 0 ? tChat('product.delivery', { when: ended(inTime(turnaround)) }) : tChat('product.outOfStock');
  return `${costs} ${when}`;
}

function moreThan(found: number, text: (rest: number) => string): string[] {
  const rest = found - MAX_NAMED;
  return rest > 0 ? [text(rest)] : [];
}

/** The products still on offer; one may have been removed since the question was parsed. */
async function present<T>(ids: string[], find: (id: string) => Promise<T | null>): Promise<T[]> {
  const found = await Promise.all(ids.map(find));
  return found.filter((one) => one !== null);
}
