import { Injectable } from '@nestjs/common';
import { formatPaise, toPaise } from '../common/money.js';
import { LabTestList } from '../lab/lab-test-list.js';
import { MedicineList } from '../pharmacy/medicine-list.js';
import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import { ended, inTime } from '../../../openapi/contract/words/sentence.js';
import { LAB_TESTS, MEDICINES } from './topic-replies.js';
import type { Reply } from './topic-replies.js';
import { MAX_NAMED } from './understanding.js';
import { chatWords } from '../words/site/chat.js';

/** Answers about lab tests and medicines with the prices of this moment. */
@Injectable()
export class ProductAnswers {
  constructor(
    private readonly tests: LabTestList,
    private readonly medicineList: MedicineList,
  ) {}

  async labTests(ids: string[]): Promise<Reply> {
    const found = await present(ids, (id) => this.tests.findPublic(id));
    const lines = found
      .slice(0, MAX_NAMED)
      .map(({ testName, price, turnaround }) =>
        chatWords.product.labTest(testName, formatPaise(toPaise(price)), ended(inTime(turnaround))),
      );
    return {
      reply: [...lines, ...moreThan(found.length, (rest) => chatWords.product.moreTests(rest))].join('\n'),
      links:
        found.length === 1
          ? [{ label: chatWords.link.bookTest, path: `/labtest?test=${found[0].id}` }, LAB_TESTS]
          : [LAB_TESTS],
    };
  }

  async medicines(ids: string[]): Promise<Reply> {
    const found = await present(ids, (id) => this.medicineList.findPublic(id));
    const lines = found.slice(0, MAX_NAMED).map(lineOf);
    const path = `/medicine?search=${encodeURIComponent(found[0]?.name ?? '')}`;
    const links = found.length === 1 ? [{ label: chatWords.link.medicine, path }, MEDICINES] : [MEDICINES];
    return {
      reply: [...lines, ...moreThan(found.length, (rest) => chatWords.product.moreMedicines(rest))].join(
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
      ? chatWords.product.reducedPrice(name, amount, formatPaise(toPaise(price)))
      : chatWords.product.price(name, amount);
  const when =
    stock > 0 ? chatWords.product.delivery(ended(inTime(turnaround))) : chatWords.product.outOfStock;
  return `${costs} ${when}`;
}

function moreThan(found: number, text: (rest: number) => string): string[] {
  const rest = found - MAX_NAMED;
  return rest > 0 ? [text(rest)] : [];
}

/** What is still offered; a record may have gone since the question was understood. */
async function present<T>(ids: string[], find: (id: string) => Promise<T | null>): Promise<T[]> {
  const found = await Promise.all(ids.map(find));
  return found.filter((one) => one !== null);
}
