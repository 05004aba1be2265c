import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom has no fetch and its own abort signals, which Node's fetch refuses: tests use Node's for all of them. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      FormData,
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
