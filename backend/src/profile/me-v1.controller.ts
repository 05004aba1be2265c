import { Readable } from 'node:stream';
import { Body, Controller, Get, Put, Res, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { CurrentActor, CurrentCaller } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { OwnData, PictureForm, Profile, UpdateProfile } from '../../../openapi/contract/people/profile.js';
import { PICTURE_MAX_BYTES } from '../../../openapi/contract/people/accounts.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { Route } from '../common/http/documentation.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import { Costs } from '../common/limits/costs.js';
import { FormWithFile, bytesOf } from '../common/http/upload.js';
import { ExportService } from './export.service.js';
import { ProfileService } from './profile.service.js';

@ApiTags('Own account')
@Controller('api/v1/me')
export class MeV1Controller {
  constructor(
    private readonly profile: ProfileService,
    private readonly exports: ExportService,
    private readonly clock: HospitalClock,
  ) {}

  @Get()
  @Versioned()
  @Route({
    id: 'getProfile',
    summary: 'Get own account',
    description: "Returns the caller's account. For a doctor, it includes fee, days and times.",
    access: USER_TYPES,
    whose: 'login',
    answer: Profile,
  })
  getProfile(@CurrentActor() actor: Actor): Promise<Profile> {
    return this.profile.get(actor);
  }

  @Put()
  @Versioned()
  @Route({
    id: 'updateProfile',
    summary: 'Update own account',
    description:
      'Omitted fields keep their values; read-only fields are ignored. Fails with EDIT_CONFLICT if `version` is not the current one.',
    access: USER_TYPES,
    whose: 'login',
    answer: Profile,
    errors: [400, 409, 412, 422],
  })
  updateProfile(
    @Body({ schema: UpdateProfile }) body: UpdateProfile,
    @CurrentCaller() by: Caller,
  ): Promise<Profile> {
    return this.profile.update(body, by);
  }

  @Put('picture')
  @Versioned()
  @FormWithFile('image', PICTURE_MAX_BYTES)
  @Route({
    id: 'changePicture',
    summary: 'Update own picture',
    description: 'Accepts a png, jpeg or webp picture as `image`. The previous picture is deleted.',
    access: USER_TYPES,
    whose: 'login',
    answer: Profile,
    errors: [400, 409, 412, 413, 415, 422],
  })
  changePicture(
    @Body({ schema: PictureForm }) form: PictureForm,
    @UploadedFile() image: UploadedMultipartFile | undefined,
    @CurrentCaller() by: Caller,
  ): Promise<Profile> {
    return this.profile.changePicture(form, bytesOf(image), by);
  }

  @Get('export')
  @Costs('file')
  @Route({
    id: 'exportOwnData',
    summary: 'Download all own data',
    description: 'Returns a JSON file with all data that the portal stores about the caller.',
    access: USER_TYPES,
    whose: 'login',
    answer: OwnData,
  })
  async exportOwnData(@CurrentCaller() by: Caller, @Res() reply: FastifyReply): Promise<void> {
    const pieces = await this.exports.begin(by);
    void reply
      .header('Content-Type', 'application/json; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="my-data-${this.clock.today()}.json"`)
      .send(Readable.from(pieces));
  }
}
