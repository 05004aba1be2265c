import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CreateFavouriteLine, FavouriteLine } from '../../../../openapi/contract/care/favourite-lines.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { FavouriteLines } from './favourite-lines.service.js';

@ApiTags('Prescriptions')
@Controller('api/v1/favourite-lines')
export class FavouriteLinesV1Controller {
  constructor(private readonly favourites: FavouriteLines) {}

  @Get()
  @Route({
    id: 'listFavouriteLines',
    summary: 'List favourite lines',
    description: "Returns the doctor's own favourites, at most 100, in alphabetical order.",
    access: ['doctor'],
    answer: z.array(FavouriteLine),
  })
  listFavouriteLines(@CurrentCaller() { actor }: Caller): Promise<FavouriteLine[]> {
    return this.favourites.list(actor);
  }

  @Post()
  @Idempotent()
  @Route({
    id: 'createFavouriteLine',
    summary: 'Add a favourite line',
    description:
      'Adding a line again returns the existing favourite. Fails with WRONG_STATE if the doctor has 100 favourites.',
    access: ['doctor'],
    answer: FavouriteLine,
    status: 201,
    errors: [400, 409],
  })
  createFavouriteLine(
    @Body({ schema: CreateFavouriteLine }) { line }: CreateFavouriteLine,
    @CurrentCaller() { actor }: Caller,
  ): Promise<FavouriteLine> {
    return this.favourites.add(line, actor);
  }

  @Delete(':id')
  @Route({
    id: 'deleteFavouriteLine',
    summary: 'Delete a favourite line',
    description: 'Deletes a favourite of the doctor and returns it.',
    access: ['doctor'],
    answer: FavouriteLine,
    errors: [404],
  })
  deleteFavouriteLine(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() { actor }: Caller,
  ): Promise<FavouriteLine> {
    return this.favourites.remove(id, actor);
  }
}
