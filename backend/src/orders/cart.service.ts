import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CreateMedicineCheckout } from '../../../openapi/contract/shop/orders.js';
import { formatPaise, toPaise } from '../common/money.js';
import { nameKeyOf } from '../common/name-key.js';
import { Medicine } from '../pharmacy/medicine.schema.js';
import { Promotion, reducedPrice } from '../pharmacy/promotion.js';
import { failureOf } from './order-refusals.js';
import type { Refusal } from './order-refusals.js';
import type { OrderItem } from './order.schema.js';
import { tOrder } from '../messages/orders.js';

/** A line of a cart with the names of its fields in the request. */
interface RequestedItem {
  medicine: Medicine | undefined;
  quantity: number;
  /** The price that the buyer saw; a cart line may omit it. */
  shownPaise: number | undefined;
  fields: { medicine: string; price: string; quantity: string };
}

/** Checks a cart against the stock. Names and prices of an order come only from here. */
@Injectable()
export class CartService {
  constructor(
    @InjectModel(Medicine.name) private readonly medicines: Model<Medicine>,
    private readonly promotion: Promotion,
  ) {}

  /**
   * The items of an order at present prices.
   * @throws Failure NOT_FOUND, GONE_FROM_SHELF, PRICE_CHANGED or OUT_OF_STOCK with a message per item
   */
  async itemsOf(body: CreateMedicineCheckout): Promise<OrderItem[]> {
    const lines = await this.linesOf(body);
    const percent = await this.promotion.percentNow();
    const refusals = lines.map((line) => refusalOf(line, percent)).filter((refusal) => refusal !== null);
    if (refusals.length > 0) throw failureOf(refusals);
    return lines.map(({ medicine, quantity }) => itemOf(medicine!, quantity, percent));
  }

  private async linesOf({
    items,
    medicineName,
    medicinePrice,
  }: CreateMedicineCheckout): Promise<RequestedItem[]> {
    if (!items) return [await this.oneBox(medicineName!, medicinePrice!)];
    const found = await this.medicines
      .find({ _id: { $in: items.map(({ medicineId }) => medicineId) } })
      .lean<Medicine[]>();
    const byId = new Map(found.map((medicine) => [String(medicine._id), medicine]));
    return items.map(({ medicineId, quantity, price }, index) => {
      const at = `items.${index}`;
      const fields = { medicine: `${at}.medicineId`, price: `${at}.price`, quantity: `${at}.quantity` };
      const shownPaise = price === undefined ? undefined : toPaise(price);
      return { medicine: byId.get(medicineId), quantity, shownPaise, fields };
    });
  }

  /** The specification's single call: one box, found by its name. */
  private async oneBox(name: string, price: number): Promise<RequestedItem> {
    const nameKey = nameKeyOf(name);
    const medicine =
      (await this.medicines.findOne({ deleted: false, nameKey }).lean<Medicine>()) ??
      (await this.medicines.findOne({ deleted: true, nameKey }).lean<Medicine>()) ??
      undefined;
    const fields = { medicine: 'medicineName', price: 'medicinePrice', quantity: 'medicineName' };
    return { medicine, quantity: 1, shownPaise: toPaise(price), fields };
  }
}

function refusalOf(
  { medicine, quantity, shownPaise, fields }: RequestedItem,
  percent: number,
): Refusal | null {
  if (!medicine) return { code: 'NOT_FOUND', field: fields.medicine, sentence: tOrder('medicineNotFound') };
  const { name, stock } = medicine;
  if (medicine.deleted || !medicine.published) {
    return {
      code: 'GONE_FROM_SHELF',
      field: fields.medicine,
      sentence: tOrder('medicineWithdrawn', { name }),
    };
  }
  const price = reducedPrice(medicine.pricePaise, percent);
  // A buyer who saw the list price pays the present, lower price. Any other price is outdated.
  if (shownPaise !== undefined && ![price, medicine.pricePaise].includes(shownPaise)) {
    return {
      code: 'PRICE_CHANGED',
      field: fields.price,
      sentence: tOrder('priceChanged', { name, price: formatPaise(price) }),
    };
  }
  return stock >= quantity
    ? null
    : { code: 'OUT_OF_STOCK', field: fields.quantity, sentence: leftSentence(name, stock) };
}

function itemOf({ _id, name, image, pricePaise }: Medicine, quantity: number, percent: number): OrderItem {
  const price = reducedPrice(pricePaise, percent);
  return { medicineId: _id, name, image, pricePaise: price, listPricePaise: pricePaise, quantity };
}

const leftSentence = (name: string, left: number): string => {
  if (left === 0) return tOrder('soldOut', { name });
  return tOrder('onlySomeLeft', { left, name });
};
