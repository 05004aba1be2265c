import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ChangeStream } from '../common/caching/change-stream.js';
import type { Knowledge } from './checks/facts.js';
import { NameIndex } from './name-index.js';
import { mergeRules } from './rules/merge-rules.js';
import { SafetyRule } from './rules/safety-rule.schema.js';
import { SHIPPED_TABLES } from './tables.js';
import type { SafetyTables } from './tables.js';

const knowledgeOf = (tables: SafetyTables): Knowledge => ({ tables, names: new NameIndex(tables) });

/**
 * The tables of substances with the hospital's own entries, and the index of their names. They are cached in this process
 * and follow the changes of every process.
 */
@Injectable()
export class MedicineSafety implements Knowledge, OnModuleInit {
  private readonly logger = new Logger(MedicineSafety.name);
  private knowledge = knowledgeOf(SHIPPED_TABLES);
  private readings = 0;
  private newest = 0;

  constructor(
    changes: ChangeStream,
    @InjectModel(SafetyRule.name) private readonly rules: Model<SafetyRule>,
  ) {
    changes.follow(rules, {
      columns: {},
      changed: () => void this.refresh(),
      missed: () => void this.refresh(),
    });
  }

  get tables(): SafetyTables {
    return this.knowledge.tables;
  }

  get names(): NameIndex {
    return this.knowledge.names;
  }

  onModuleInit(): Promise<void> {
    return this.read();
  }

  /** Takes in the hospital's entries as they are now. */
  async refresh(): Promise<void> {
    try {
      await this.read();
    } catch (error) {
      // The stream ends with the database connection; when it reopens, the entries are read again.
      this.logger.warn(`The entries of the safety tables could not be read again: ${String(error)}`);
    }
  }

  /** An older reading never replaces a newer one. */
  private async read(): Promise<void> {
    const reading = (this.readings += 1);
    const rows = await this.rules.find().sort({ key: 1 }).lean<SafetyRule[]>();
    if (reading < this.newest) return;
    this.newest = reading;
    this.knowledge = knowledgeOf(mergeRules(SHIPPED_TABLES, rows));
  }
}
