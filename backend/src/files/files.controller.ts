import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PERSON_WIDTHS } from '../../../openapi/contract/picture-widths.js';
import { Openings } from '../audit/openings.service.js';
import { Public, RequestOrigin } from '../common/http/actor.js';
import type { Origin } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { ErrorAnswers, SignedAddress } from '../common/http/documentation.js';
import {
  DEFAULT_DOCTOR_PICTURE,
  DEFAULT_PATIENT_PICTURE,
  defaultDoctorPicture,
  defaultPatientPicture,
} from './default-pictures.js';
import { FilesService } from './files.service.js';
import { A_DAY, FOREVER, SANDBOXED, sendFile } from './send-file.js';
import { loadSharp } from './load-sharp.js';
import { SmallerPictures, WidthQuery, widthOf } from './smaller-pictures.js';
import { SignedQuery } from './signed-address.js';
import type { Signed } from './signed-address.js';

@ApiTags('Files')
@Controller()
export class FilesController {
  private readonly defaults = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly files: FilesService,
    private readonly openings: Openings,
    private readonly smaller: SmallerPictures,
  ) {}

  @Get('image/users/:file')
  @Public()
  @ApiOperation({
    operationId: 'getUserPicture',
    summary: 'Get the picture of a person',
    description:
      "Pictures of doctors are public. Pictures of patients require the signed, short-lived query of the user's own `image` field. An unknown name returns the default picture.",
  })
  @ApiParam({ name: 'file', example: 'doctor.jpg', description: 'File name from the `image` field.' })
  @SignedAddress()
  @WidthQuery(PERSON_WIDTHS)
  @ApiProduces('image/webp', 'image/jpeg')
  @ApiResponse({
    status: 200,
    description: 'The picture.',
    content: {
      'image/webp': { schema: { type: 'string', format: 'binary' } },
      'image/jpeg': { schema: { type: 'string', format: 'binary' } },
    },
  })
  @ErrorAnswers(400, 403)
  @ApiExtension('x-roles', ['visitor'])
  async getUserPicture(
    @Param('file') name: string,
    @SignedQuery() signed: Signed,
    @Query('width') asked: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const width = widthOf(asked, PERSON_WIDTHS);
    const file =
      name === DEFAULT_DOCTOR_PICTURE || name === DEFAULT_PATIENT_PICTURE
        ? null
        : await this.files.find(name);
    if (file?.kind !== 'doctorPicture' && file?.kind !== 'patientPicture') {
      return this.sendDefault(name, width, reply);
    }
    // Not audited: lists load many portraits, and their rows would hide the files that users open on purpose.
    if (file.kind === 'patientPicture') await this.files.holderOf(name, signed);
    const shown = width ? await this.smaller.ofFile(width, file) : file;
    sendFile(reply, shown, file.kind === 'doctorPicture' ? FOREVER : 'private, max-age=900');
  }

  @Get('image/idcards/:file')
  @Public()
  @ApiOperation({
    operationId: 'getIdCard',
    summary: 'Get the ID card of an appointment',
    description: 'Requires the signed, short-lived URL of the appointment.',
  })
  @ApiParam({
    name: 'file',
    example: '0123456789abcdef0123456789abcdef.pdf',
    description: 'File name from the `idCard` field.',
  })
  @SignedAddress()
  @ApiProduces('image/webp', 'application/pdf')
  @ApiResponse({
    status: 200,
    description: 'The file.',
    content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
  })
  @ErrorAnswers(403, 404)
  @ApiExtension('x-roles', ['visitor'])
  async getIdCard(
    @Param('file') name: string,
    @SignedQuery() signed: Signed,
    @RequestOrigin() origin: Origin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const holder = await this.files.holderOf(name, signed);
    const file = await this.files.find(name);
    if (file?.kind !== 'idCard') throw new Failure('NOT_FOUND');
    const { ownerId } = file;
    const whose = { resource: 'users', recordId: ownerId, patientId: ownerId };
    await this.openings.note({ path: `/image/idcards/${name}`, ...whose, holder, origin });
    void reply
      .header('Content-Disposition', `attachment; filename="id-card.${name.split('.').pop()}"`)
      .header('Content-Security-Policy', SANDBOXED);
    sendFile(reply, file, 'private, no-store');
  }

  private async sendDefault(name: string, width: number | undefined, reply: FastifyReply): Promise<void> {
    const draw = name === DEFAULT_PATIENT_PICTURE ? defaultPatientPicture : defaultDoctorPicture;
    void reply.header('Cache-Control', A_DAY);
    if (width) {
      const smaller = await this.smaller.at(width, draw.name, Buffer.from(draw()));
      void reply.header('Content-Type', 'image/webp').send(smaller);
      return;
    }
    const make = async () => (await loadSharp())(Buffer.from(draw())).jpeg({ quality: 85 }).toBuffer();
    const picture = this.defaults.get(draw.name) ?? make();
    this.defaults.set(draw.name, picture);
    void reply.header('Content-Type', 'image/jpeg').send(await picture);
  }
}
