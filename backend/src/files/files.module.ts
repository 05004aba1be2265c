import { Global, Module } from '@nestjs/common';
import { UploadRoom } from '../common/http/uploads/upload-room.js';
import { FilesController } from './files.controller.js';
import { ProductPicturesController } from './product-pictures.controller.js';
import { FileQuota } from './file-quota.service.js';
import { FilesService } from './files.service.js';
import { SmallerPictures } from './smaller-pictures.js';
import { MalwareScanner } from './malware-scanner.js';
import { UploadChecks } from './upload-checks.service.js';

@Global()
@Module({
  controllers: [FilesController, ProductPicturesController],
  providers: [
    FileQuota,
    FilesService,
    MalwareScanner,
    SmallerPictures,
    UploadChecks,
    { provide: UploadRoom, useFactory: () => new UploadRoom() },
  ],
  exports: [FilesService, UploadChecks, UploadRoom],
})
export class FilesModule {}
