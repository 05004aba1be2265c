import type { OpenAPIObject } from '@nestjs/swagger';

type PathItem = OpenAPIObject['paths'][string];
export type Operation = NonNullable<PathItem['get']>;
export type Parameter = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>;
export type Answer = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;

const METHODS = ['get', 'post', 'put', 'delete'] as const;

export interface DocumentedOperation {
  path: string;
  method: (typeof METHODS)[number];
  operation: Operation;
}

/** All operations of the document. */
export const operationsOf = ({ paths }: OpenAPIObject): DocumentedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );

/** The parameters that the operation declares itself. */
export const parametersOf = ({ parameters }: Operation): Parameter[] =>
  (parameters ?? []).filter((one): one is Parameter => !('$ref' in one));

export const hasParameter = (operation: Operation, name: string): boolean =>
  parametersOf(operation).some((parameter) => parameter.name === name);
