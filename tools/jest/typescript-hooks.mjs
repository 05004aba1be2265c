/** How Node loads our TypeScript in tests: each file becomes a native ES module. Packages are loaded as they are. */
import { isOurTypeScript, sourceOf, translate } from './translate.mjs';

export async function resolve(specifier, context, nextResolve) {
  const source = sourceOf(specifier, context.parentURL);
  if (!source) return nextResolve(specifier, context);
  return { url: source + new URL(specifier, context.parentURL).search, shortCircuit: true };
}

export async function load(url, context, nextLoad) {
  const address = url.replace(/\?.*$/, '');
  if (!isOurTypeScript(address)) return nextLoad(url, context);
  return { format: 'module', source: await translate(address, 'es6'), shortCircuit: true };
}
