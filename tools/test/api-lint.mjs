/**
 * `spectral` with its own arguments. Its rules compile the schema of each example anew, some thirty thousand times for
 * our document, which has a thousand different ones: here each is compiled once, which leaves a sixth of the work.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const SPECTRAL = join(import.meta.dirname, '../../node_modules/@stoplight');

/** The compiler of schemas that the rules use. */
const { default: Ajv } = createRequire(join(SPECTRAL, 'spectral-functions/package.json'))('ajv/dist/core');

const { compile } = Ajv.prototype;
/** By compiler, since each has settings of its own, and by the text of the schema. */
const compiled = new WeakMap();

Ajv.prototype.compile = function (schema, isMeta) {
  const known = compiled.get(this) ?? compiled.set(this, new Map()).get(this);
  const text = JSON.stringify(schema);
  if (!known.has(text)) known.set(text, compile.call(this, schema, isMeta));
  return known.get(text);
};

await import(join(SPECTRAL, 'spectral-cli/dist/index.js'));
