/** Styles of jsdom's page at less cost: a page test asks for them at every look for a role, thousands of times. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const inJsdom = (path) => require.resolve(`jsdom/lib/jsdom/${path}.js`);

/** What of a browser's own styles decides who is seen, touched and read out; nobody looks at margins here. */
const LOOKED_AT = /^\s*(?:display|visibility|opacity|pointer-events|position|content)\s*:/;
/** A style that is worked out from those of the elements around. Nobody looks at colours either. */
const INHERITED = ['visibility', 'pointer-events'];

/** jsdom asks each rule of its own style sheet about each element whose style somebody wants, and copies all that it says. */
export function keepLookedAt() {
  const path = inJsdom('browser/default-stylesheet');
  const sheet = require(path).replace(/\/\*.*?\*\//gs, '');
  const lookedAt = (declarations) => declarations.split(';').filter((each) => LOOKED_AT.test(each));
  const kept = sheet.replace(/\{([^}]*)\}/g, (_, declarations) => `{${lookedAt(declarations).join(';')}}`);
  require.cache[path].exports = kept.replace(/[^{}]+\{\}/g, '');

  const { propertiesWithResolvedValueImplemented: resolved } = require(inJsdom('living/helpers/style-rules'));
  for (const property of Object.keys(resolved)) if (!INHERITED.includes(property)) delete resolved[property];
}

/** jsdom forgets with each change of the page what it has found out about an element's style; until then the style stays. */
export function rememberStyles(page) {
  const document = require(inJsdom('living/generated/utils')).implForWrapper(page.document);
  const getComputedStyle = page.getComputedStyle.bind(page);
  /** By what jsdom has found out since the last change, then by element. */
  const known = new WeakMap();

  page.getComputedStyle = (element, pseudo) => {
    const isOfPage = element.isConnected && element.ownerDocument === page.document;
    if (pseudo || !isOfPage) return getComputedStyle(element, pseudo);
    const style = known.get(document._styleCache)?.get(element) ?? getComputedStyle(element);
    if (!known.has(document._styleCache)) known.set(document._styleCache, new WeakMap());
    known.get(document._styleCache).set(element, style);
    return style;
  };
}
