import { Module } from '@nestjs/common';
import { MedicineList } from './medicine-list.js';
import { MedicinesController } from './medicines.controller.js';
import { MedicinesService } from './medicines.service.js';
import { MedicinesV1Controller } from './medicines-v1.controller.js';
import { PromisedBoxes } from './promised-boxes.js';
import { Promotion } from './promotion.js';
import { StockService } from './stock.service.js';

@Module({
  controllers: [MedicinesController, MedicinesV1Controller],
  providers: [MedicineList, MedicinesService, PromisedBoxes, Promotion, StockService],
  exports: [MedicineList, PromisedBoxes, Promotion, StockService],
})
export class PharmacyModule {}
