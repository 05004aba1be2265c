import { builtinEnvironments } from 'vitest/runtime';

/** What jsdom lacks or what Node's fetch refuses when it is jsdom's. */
const NODES_OWN = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
];

/** Node's FormData, which fetch takes, that can also be made of a form's texts, as React does on submit. */
const formDataOf = (NodeFormData, JsdomFormData) =>
  class extends NodeFormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new JsdomFormData(form, submitter))
        if (typeof value === 'string') this.append(name, value);
    }
  };

/** One page of jsdom for all test files of a process; packages are found as Node itself finds them. */
export default {
  name: 'page',
  viteEnvironment: 'ssr',
  async setup(global) {
    // Node asks the system at every look into its environment, and the component library looks thousands of times.
    process.env = { ...process.env };
    const NodeFormData = global.FormData;
    const nodesOwn = Object.fromEntries(NODES_OWN.map((name) => [name, global[name]]));
    const page = await builtinEnvironments.jsdom.setup(global, { jsdom: { url: 'http://localhost/' } });
    Object.assign(global, nodesOwn, { FormData: formDataOf(NodeFormData, global.FormData) });
    return page;
  },
};
