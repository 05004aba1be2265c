import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  UploadedFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResponseCache } from '../common/caching/response-cache.js';
import { CurrentCaller, SameForAll } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import {
  ADDED,
  AddMedicine,
  ChangeMedicine,
  DELETED,
  MAX_CART_ITEMS,
  MedicineWritten,
  MedicinesAnswer,
  MedicinesQuery,
  PRODUCT_PICTURE_MAX_BYTES,
  UPDATED,
} from '../../../openapi/contract/shop/medicines.js';
import { withEmptied } from '../../../openapi/contract/common.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { FormWithFile, bytesOf } from '../common/http/upload.js';
import { MedicineList } from './medicine-list.js';
import { MedicinesService } from './medicines.service.js';

@ApiTags('Medicines')
@Controller('medicine')
export class MedicinesController {
  constructor(
    private readonly medicines: MedicinesService,
    private readonly medicineList: MedicineList,
    private readonly ready: ResponseCache,
  ) {}

  @SameForAll()
  @Get()
  @Route({
    id: 'listMedicines',
    summary: 'Find medicines',
    description:
      'Without parameters the whole shelf. With any parameter one page and the total. A search finds parts of names and brands, and what is one typing error away when nothing else fits. `price` is the list price as it was written; `promotionPrice` is what is charged. Carries an ETag.',
    access: 'public',
    cached: true,
    answer: MedicinesAnswer,
    errors: [400],
  })
  async listMedicines(
    @Query({ schema: MedicinesQuery }) query: MedicinesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A cart is asked for whole: half of it would look as if the rest were no longer sold.
    const asked = query.ids && !query.perPage ? { ...query, perPage: MAX_CART_ITEMS } : query;
    this.ready.send(request, reply, await this.medicineList.answer(asked));
  }

  @Post('add')
  @Idempotent()
  @FormWithFile('image', PRODUCT_PICTURE_MAX_BYTES)
  @Route({
    id: 'addMedicine',
    summary: 'Add a medicine',
    description: 'The price is the list price, before the promotion. The picture is png, jpeg or webp.',
    access: ['admin'],
    answer: MedicineWritten,
    makes: '/api/v1/medicines',
    status: 201,
    errors: [400, 409, 413, 415, 422],
  })
  async addMedicine(
    @Body({ schema: AddMedicine }) body: AddMedicine,
    @UploadedFile() image: UploadedMultipartFile | undefined,
    @CurrentCaller() by: Caller,
  ): Promise<MedicineWritten> {
    return { msg: ADDED, value: await this.medicines.add(body, bytesOf(image), by) };
  }

  @Put(':id')
  @FormWithFile('image', PRODUCT_PICTURE_MAX_BYTES)
  @Route({
    id: 'changeMedicine',
    summary: 'Change a medicine',
    description:
      'The same form as for adding one. Give `version` to be told when another person has changed it meanwhile, and `stockWas` beside `stock` so that what was sold meanwhile counts.',
    access: ['admin'],
    answer: MedicineWritten,
    errors: [400, 404, 409, 413, 415, 422],
  })
  async changeMedicine(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: ChangeMedicine }) body: ChangeMedicine,
    @UploadedFile() image: UploadedMultipartFile | undefined,
    @CurrentCaller() by: Caller,
  ): Promise<MedicineWritten> {
    const value = await this.medicines.change(id, withEmptied(body), bytesOf(image), by);
    return { msg: UPDATED, value };
  }

  @Delete(':id')
  @Route({
    id: 'deleteMedicine',
    summary: 'Delete a medicine',
    description: 'Takes it off the shelf. Orders that have it keep their own copy of its name and price.',
    access: ['admin'],
    answer: MedicineWritten,
    errors: [404],
  })
  async deleteMedicine(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<MedicineWritten> {
    return { msg: DELETED, value: await this.medicines.remove(id, by) };
  }
}
