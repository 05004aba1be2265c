import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import { MAX_FAVOURITES } from '../../../../openapi/contract/care/favourite-lines.js';
import type { FavouriteLine as FavouriteLineDto } from '../../../../openapi/contract/care/favourite-lines.js';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import { Failure } from '../../common/errors/errors.js';
import type { Actor } from '../../common/http/actor.js';
import { tPrescription } from '../../messages/care/prescriptions.js';
import { FavouriteLine } from './favourite-line.schema.js';

const toDto = ({ _id, line, createdAt }: FavouriteLine): FavouriteLineDto => ({
  id: String(_id),
  line,
  createdAt: createdAt.toISOString(),
});

const ofDoctor = ({ userId }: Actor) => ({ doctorId: new Types.ObjectId(userId) });

/** The lines that a doctor prescribes often; each doctor has their own. */
@Injectable()
export class FavouriteLines {
  constructor(@InjectModel(FavouriteLine.name) private readonly lines: Model<FavouriteLine>) {}

  /** In alphabetical order. */
  async list(doctor: Actor): Promise<FavouriteLineDto[]> {
    const rows = await this.lines
      .find(ofDoctor(doctor))
      .sort({ line: 1 })
      .limit(MAX_FAVOURITES)
      .lean<FavouriteLine[]>();
    return rows.map(toDto);
  }

  /** Adding a line again returns it. @throws Failure WRONG_STATE when there are too many */
  async add(line: string, doctor: Actor): Promise<FavouriteLineDto> {
    const row = { ...ofDoctor(doctor), line };
    const known = await this.lines.findOne(row).lean<FavouriteLine>();
    if (known) return toDto(known);
    if ((await this.lines.countDocuments(ofDoctor(doctor))) >= MAX_FAVOURITES)
      throw new Failure('WRONG_STATE', {
        sentence: tPrescription('favouritesFull', { max: MAX_FAVOURITES }),
      });
    try {
      const created = await this.lines.create(row);
      return toDto(created.toObject<FavouriteLine>());
    } catch (error) {
      const meanwhile = isDuplicateKey(error) && (await this.lines.findOne(row).lean<FavouriteLine>());
      if (!meanwhile) throw error;
      return toDto(meanwhile);
    }
  }

  /** @throws Failure NOT_FOUND */
  async remove(id: string, doctor: Actor): Promise<FavouriteLineDto> {
    const own = { _id: new Types.ObjectId(id), ...ofDoctor(doctor) };
    const row = await this.lines.findOneAndDelete(own).lean<FavouriteLine>();
    if (!row) throw new Failure('NOT_FOUND');
    return toDto(row);
  }
}
