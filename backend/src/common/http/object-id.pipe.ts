import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { Failure } from '../errors/errors.js';

/** An id in a path. An invalid id is answered like an unknown one. */
@Injectable()
export class ObjectIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[0-9a-f]{24}$/.test(value)) throw new Failure('NOT_FOUND');
    return value;
  }
}
