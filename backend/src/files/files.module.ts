import { Global, Module } from '@nestjs/common';
import { FilesController } from './files.controller.js';
import { ProductPicturesController } from './product-pictures.controller.js';
import { FilesService } from './files.service.js';

@Global()
@Module({
  controllers: [FilesController, ProductPicturesController],
  providers: [FilesService],
  exports: [FilesService],
})
export class FilesModule {}
