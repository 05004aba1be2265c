import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's FormData, which fetch takes, that can also be made of a form's texts, as React does on submit. */
const formDataOf = (JsdomFormData) =>
  class extends FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new JsdomFormData(form, submitter))
        if (typeof value === 'string') this.append(name, value);
    }
  };

/** jsdom has no fetch and its own abort signals, which Node's fetch refuses: tests use Node's for all of them. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      FormData: formDataOf(this.global.FormData),
      Blob,
      File,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
      ReadableStream,
      TransformStream,
      BroadcastChannel,
    });
  }
}
