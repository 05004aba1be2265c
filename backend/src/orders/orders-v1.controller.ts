import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentActor, CurrentCaller, RequestOrigin } from '../common/http/actor.js';
import type { Actor, Caller, Origin } from '../common/http/actor.js';
import { BulkOrders, FindOrder, OrderDto, RestockBoxes } from '../../../openapi/contract/shop/orders.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { LookupLimiter } from './lookup-limiter.js';
import { OrderLines } from './lines/order-lines.service.js';
import { OrderSteps } from './order-steps.service.js';
import { OrdersService } from './orders.service.js';

const BUYERS = ['patient', 'admin'] as const;

@ApiTags('Orders')
@Controller('api/v1/orders')
export class OrdersV1Controller {
  constructor(
    private readonly orders: OrdersService,
    private readonly steps: OrderSteps,
    private readonly lines: OrderLines,
    private readonly limiter: LookupLimiter,
  ) {}

  @Get()
  @Route({
    id: 'listOrders',
    summary: 'List orders',
    description:
      "Returns a patient's own orders, or all for an administrator, newest first. Filters: q (order number prefix; patient name or email, by word prefix; or guest email prefix), status, patientId, createdAt_gte, createdAt_lte (dates in the hospital's time zone, inclusive), id. Sorts: id.",
    access: BUYERS,
    answer: z.array(OrderDto),
    list: 'orders',
    errors: [400],
  })
  listOrders(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Listing<OrderDto>> {
    return this.orders.list(query, actor);
  }

  @Post('find')
  @HttpCode(200)
  @Route({
    id: 'findOrder',
    summary: 'Find a guest order',
    description:
      'Finds the order by its number and the email address of the buyer. An unknown number and a wrong address return the same response. Limited to ten attempts per number in ten minutes.',
    access: 'public',
    answer: OrderDto,
    errors: [400, 404],
  })
  async findOrder(
    @Body({ schema: FindOrder }) body: FindOrder,
    @RequestOrigin() origin: Origin,
  ): Promise<OrderDto> {
    await this.limiter.count(body.number, origin.address);
    const order = await this.orders.findForGuest(body);
    await this.limiter.forgive(body.number, origin.address);
    return this.orders.toAnswer(order, null);
  }

  @Post('find/cancel')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'cancelFoundOrder',
    summary: 'Cancel a guest order',
    description: 'Requires a placed order. Refunds the full amount. Repeated calls return the same response.',
    access: 'public',
    answer: OrderDto,
    errors: [400, 404, 409],
  })
  async cancelFoundOrder(
    @Body({ schema: FindOrder }) body: FindOrder,
    @RequestOrigin() origin: Origin,
  ): Promise<OrderDto> {
    await this.limiter.count(body.number, origin.address);
    const order = await this.steps.cancelForGuest(body, origin);
    await this.limiter.forgive(body.number, origin.address);
    return order;
  }

  @BulkRoute(
    'bulkOrders',
    'orders',
    'Packs, ships, delivers, or cancels and fully refunds orders. An order with a problem of a prescription is neither packed nor shipped in bulk.',
  )
  bulkOrders(
    @Body({ schema: BulkOrders }) body: BulkOrders,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, {
      pack: (id) => this.steps.inBulk(id, 'pack', by),
      ship: (id) => this.steps.inBulk(id, 'ship', by),
      deliver: (id) => this.steps.deliver(id, by),
      cancel: (id) => this.steps.cancel(id, by),
    });
  }

  @Get(':id')
  @Route({
    id: 'getOrder',
    summary: 'Get an order',
    description: "Returns one order in the caller's scope.",
    access: BUYERS,
    answer: OrderDto,
    errors: [404],
  })
  getOrder(@Param('id', ObjectIdPipe) id: string, @CurrentActor() actor: Actor): Promise<OrderDto> {
    return this.orders.get(id, actor);
  }

  @Post(':id/pack')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'packOrder',
    summary: 'Pack an order',
    description: 'Changes the status from placed to packed. The buyer is notified.',
    access: ['admin'],
    answer: OrderDto,
    errors: [404, 409],
  })
  packOrder(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<OrderDto> {
    return this.steps.pack(id, by);
  }

  @Post(':id/ship')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'shipOrder',
    summary: 'Ship an order',
    description: 'Changes the status from packed to shipped. The buyer is notified.',
    access: ['admin'],
    answer: OrderDto,
    errors: [404, 409],
  })
  shipOrder(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<OrderDto> {
    return this.steps.ship(id, by);
  }

  @Post(':id/deliver')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'deliverOrder',
    summary: 'Mark an order as delivered',
    description: 'Changes the status from shipped to delivered. The buyer is notified.',
    access: ['admin'],
    answer: OrderDto,
    errors: [404, 409],
  })
  deliverOrder(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<OrderDto> {
    return this.steps.deliver(id, by);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'cancelOrder',
    summary: 'Cancel an order',
    description:
      'The buyer can cancel a placed order; the hospital can cancel until it is shipped. Refunds the full amount and returns the boxes to stock. Repeated calls return the same response.',
    access: BUYERS,
    answer: OrderDto,
    errors: [404, 409],
  })
  cancelOrder(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<OrderDto> {
    return this.steps.cancel(id, by);
  }

  @Post(':id/items/:medicineId/cancel')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'cancelOrderItem',
    summary: 'Cancel an item of an order',
    description:
      'The buyer can cancel an item of a placed order; the hospital can until the order is shipped. Refunds the amount of the item and returns its boxes to stock. The last item cancels the order. Repeated calls return the same response.',
    access: BUYERS,
    answer: OrderDto,
    errors: [404, 409],
  })
  cancelOrderItem(
    @Param('id', ObjectIdPipe) id: string,
    @Param('medicineId', ObjectIdPipe) medicineId: string,
    @CurrentCaller() by: Caller,
  ): Promise<OrderDto> {
    return this.lines.cancel(id, medicineId, by);
  }

  @Post(':id/items/:medicineId/restock')
  @HttpCode(200)
  @Route({
    id: 'restockOrderItem',
    summary: 'Put returned boxes back into the stock',
    description:
      'Adds boxes that the buyer of a shipped or delivered order returned to the stock, each box once. Does not refund: see the payment.',
    access: ['admin'],
    answer: OrderDto,
    errors: [400, 404, 409],
  })
  restockOrderItem(
    @Param('id', ObjectIdPipe) id: string,
    @Param('medicineId', ObjectIdPipe) medicineId: string,
    @Body({ schema: RestockBoxes }) body: RestockBoxes,
    @CurrentCaller() by: Caller,
  ): Promise<OrderDto> {
    return this.lines.restock({ id, medicineId }, body, by);
  }
}
