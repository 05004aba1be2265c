/** Labels of jsdom's page at less cost: whoever looks for a label or presses something asks each of them. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const ofJsdom = (path) => require(`jsdom/lib/jsdom/living/${path}.js`);

/** jsdom, which has to be loaded, goes through the whole page for the field that a label names: for a field's labels once for each. */
export function findFieldsById() {
  const { implementation: Label } = ofJsdom('nodes/HTMLLabelElement-impl');
  const { isLabelable } = ofJsdom('helpers/form-controls');
  const { get: search } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
  Object.defineProperty(Label.prototype, 'control', {
    get() {
      const id = this.getAttributeNS(null, 'for');
      if (!id || !this.isConnected) return search.call(this);
      const named = this._ownerDocument.getElementById(id);
      return named && isLabelable(named) ? named : null;
    },
    configurable: true,
  });
}
