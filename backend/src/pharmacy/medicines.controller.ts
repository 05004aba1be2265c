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
    summary: 'Search medicines',
    description:
      'Without parameters, returns all medicines on sale. With any parameter, returns one page and the total. A search matches parts of names and brands; if nothing matches, it allows one typing error. `price` is the stored list price; `promotionPrice` is the price that is charged. The response has an ETag.',
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
    // A cart is requested as a whole: half of it would look as if the other medicines were no longer sold.
    const asked = query.ids && !query.perPage ? { ...query, perPage: MAX_CART_ITEMS } : query;
    this.ready.send(request, reply, await this.medicineList.answer(asked));
  }

  @Post('add')
  @Idempotent()
  @FormWithFile('image', PRODUCT_PICTURE_MAX_BYTES)
  @Route({
    id: 'addMedicine',
    summary: 'Add a medicine',
    description:
      'The price is the list price, before the promotion. The picture is a png, jpeg or webp file.',
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
    summary: 'Update a medicine by form',
    description:
      'Accepts the same form as adding a medicine. Send `version` to detect a concurrent change. Send `stockWas` together with `stock` to account for boxes sold in the meantime, or `counted` for a count of the shelf.',
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
    summary: 'Archive a medicine',
    description: 'Archives the medicine. Existing orders keep their own copy of its name and price.',
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
