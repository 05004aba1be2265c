import { Injectable } from '@nestjs/common';
import { NameIndex } from './name-index.js';
import { SHIPPED_TABLES } from './tables.js';
import type { SafetyTables } from './tables.js';

/** The tables of substances with the index of their names. */
@Injectable()
export class MedicineSafety {
  readonly tables: SafetyTables = SHIPPED_TABLES;
  readonly names = new NameIndex(SHIPPED_TABLES);
}
