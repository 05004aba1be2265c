import { Module } from '@nestjs/common';
import { RecordStore } from './record-store.js';

@Module({ providers: [RecordStore], exports: [RecordStore] })
export class RecordStoreModule {}
