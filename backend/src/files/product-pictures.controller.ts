import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PRODUCT_WIDTHS } from '../../../openapi/contract/picture-widths.js';
import { Public } from '../common/http/actor.js';
import { ErrorAnswers } from '../common/http/documentation.js';
import { Failure } from '../common/errors/errors.js';
import { defaultLabPicture, defaultPack } from './default-pictures.js';
import type { FileKind } from './file.schema.js';
import { FilesService } from './files.service.js';
import { DEFAULT_PICTURE } from './product-pictures.js';
import { loadSharp } from './load-sharp.js';
import { SmallerPictures, WidthQuery, widthOf } from './smaller-pictures.js';
import { A_DAY, FOREVER, sendFile } from './send-file.js';

type ProductPicture = Extract<FileKind, 'medicinePicture' | 'labTestPicture'>;

const DRAWN: Record<ProductPicture, () => string> = {
  medicinePicture: defaultPack,
  labTestPicture: defaultLabPicture,
};

interface Asked {
  name: string;
  /** Original width by default. */
  width: number | undefined;
}

const content = { 'image/webp': { schema: { type: 'string' as const, format: 'binary' } } };

/** Pictures of products: public, and immutable under one name. */
@ApiTags('Files')
@Controller('public/image')
export class ProductPicturesController {
  private readonly drawn = new Map<ProductPicture, Promise<Buffer>>();

  constructor(
    private readonly files: FilesService,
    private readonly smaller: SmallerPictures,
  ) {}

  @Get('medicine/:file')
  @Public()
  @ApiOperation({
    operationId: 'getMedicinePicture',
    summary: 'Get the picture of a medicine',
    description: 'The `imageUrl` of the medicine points here.',
  })
  @ApiParam({ name: 'file', example: DEFAULT_PICTURE, description: 'File name from `imageUrl`.' })
  @WidthQuery(PRODUCT_WIDTHS)
  @ApiProduces('image/webp')
  @ApiResponse({ status: 200, description: 'The picture.', content })
  @ErrorAnswers(400, 404)
  @ApiExtension('x-roles', ['visitor'])
  getMedicinePicture(
    @Param('file') name: string,
    @Query('width') width: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(reply, 'medicinePicture', { name, width: widthOf(width, PRODUCT_WIDTHS) });
  }

  @Get('labtest/:file')
  @Public()
  @ApiOperation({
    operationId: 'getLabTestPicture',
    summary: 'Get the picture of a lab test',
    description: 'The `imageUrl` of the lab test points here.',
  })
  @ApiParam({ name: 'file', example: DEFAULT_PICTURE, description: 'File name from `imageUrl`.' })
  @WidthQuery(PRODUCT_WIDTHS)
  @ApiProduces('image/webp')
  @ApiResponse({ status: 200, description: 'The picture.', content })
  @ErrorAnswers(400, 404)
  @ApiExtension('x-roles', ['visitor'])
  getLabTestPicture(
    @Param('file') name: string,
    @Query('width') width: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(reply, 'labTestPicture', { name, width: widthOf(width, PRODUCT_WIDTHS) });
  }

  private async send(reply: FastifyReply, kind: ProductPicture, { name, width }: Asked): Promise<void> {
    if (name === DEFAULT_PICTURE) {
      const drawn = await this.draw(kind);
      const data = width ? await this.smaller.at(width, kind, drawn) : drawn;
      void reply.header('Content-Type', 'image/webp').header('Cache-Control', A_DAY).send(data);
      return;
    }
    const file = await this.files.find(name);
    if (file?.kind !== kind) throw new Failure('NOT_FOUND');
    sendFile(reply, width ? await this.smaller.ofFile(width, file) : file, FOREVER);
  }

  /** Rendered on first use. */
  private draw(kind: ProductPicture): Promise<Buffer> {
    const draw = async () => (await loadSharp())(Buffer.from(DRAWN[kind]())).webp({ quality: 82 }).toBuffer();
    const picture = this.drawn.get(kind) ?? draw();
    this.drawn.set(kind, picture);
    return picture;
  }
}
