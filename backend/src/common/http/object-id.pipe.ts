import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { Failure } from '../errors/errors.js';

/** An id in a path. What is no id at all is answered like an id that does not exist. */
@Injectable()
export class ObjectIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[0-9a-f]{24}$/.test(value)) throw new Failure('NOT_FOUND');
    return value;
  }
}
