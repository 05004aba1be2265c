import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller, OptionalActor } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import {
  BulkMedicines,
  CreateMedicine,
  MedicineDto,
  MedicineRecord,
  UpdateMedicine,
} from '../../../openapi/contract/shop/medicines.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { Failure } from '../common/errors/errors.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { MedicineList } from './medicine-list.js';
import { MedicinesService } from './medicines.service.js';

@ApiTags('Medicines')
@Controller('api/v1/medicines')
export class MedicinesV1Controller {
  constructor(
    private readonly medicines: MedicinesService,
    private readonly medicineList: MedicineList,
  ) {}

  @Get()
  @Route({
    id: 'listMedicineRecords',
    summary: 'List medicines',
    description:
      'Returns all medicines, including those that are not on sale. Filters: q (name prefix), substance (prefix), doseForm, unsplit (true for medicines whose substances are not known), condition, brand, published, lowStock (true for medicines with LOW_STOCK boxes or fewer), id. Sorts: id, name, price, stock.',
    access: ['admin'],
    answer: z.array(MedicineRecord),
    list: 'medicines',
    errors: [400],
  })
  listMedicineRecords(@Query({ schema: ListQuery }) query: ListQuery): Listing<MedicineRecord> {
    return this.medicines.list(query);
  }

  @BulkRoute('bulkMedicines', 'medicines', 'Archives medicines.')
  bulkMedicines(
    @Body({ schema: BulkMedicines }) body: BulkMedicines,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, {
      delete: (id) => this.medicines.remove(id, by),
    });
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getMedicine',
    summary: 'Get a medicine',
    description:
      'Returns the public data of a medicine on sale, or the full record of any medicine for an administrator.',
    access: 'public',
    answer: z.union([MedicineDto, MedicineRecord]),
    errors: [404],
  })
  async getMedicine(
    @Param('id', ObjectIdPipe) id: string,
    @OptionalActor() actor: Actor | null,
  ): Promise<MedicineDto | MedicineRecord> {
    if (actor?.type === 'admin') return this.medicines.get(id);
    const medicine = await this.medicineList.findPublic(id);
    if (!medicine) throw new Failure('NOT_FOUND');
    return medicine;
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createMedicine',
    summary: 'Create a medicine',
    description: 'Creates a medicine without a picture. The form route accepts a picture.',
    access: ['admin'],
    answer: MedicineRecord,
    makes: '/api/v1/medicines',
    status: 201,
    errors: [400, 409],
  })
  createMedicine(
    @Body({ schema: CreateMedicine }) body: CreateMedicine,
    @CurrentCaller() by: Caller,
  ): Promise<MedicineRecord> {
    return this.medicines.add(body, null, by);
  }

  @Put(':id')
  @Versioned()
  @Route({
    id: 'updateMedicine',
    summary: 'Update a medicine',
    description:
      'Omitted fields keep their values; read-only fields are ignored. Fails with EDIT_CONFLICT if `version` is not the current one.',
    access: ['admin'],
    answer: MedicineRecord,
    errors: [400, 404, 409, 412],
  })
  updateMedicine(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdateMedicine }) body: UpdateMedicine,
    @CurrentCaller() by: Caller,
  ): Promise<MedicineRecord> {
    return this.medicines.change(id, body, null, by);
  }

  @Delete(':id')
  @Route({
    id: 'removeMedicine',
    summary: 'Archive a medicine',
    description: 'Archives the medicine and returns the archived record.',
    access: ['admin'],
    answer: MedicineRecord,
    errors: [404],
  })
  removeMedicine(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<MedicineRecord> {
    return this.medicines.remove(id, by);
  }
}
