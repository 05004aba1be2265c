import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { Api } from './api';
import { expect } from './expect';

export { expect };

const OWN_HOSTS = ['localhost', '127.0.0.1'];

interface Product {
  port: number;
}
/** One for each worker of this run. */
const PRODUCTS = JSON.parse(process.env.E2E_PRODUCTS ?? '[]') as Product[];

/** Collects forbidden events of any page: exceptions, and requests to other hosts. */
function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (webError) => faults.push(String(webError.error().stack)));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !OWN_HOSTS.includes(hostname)) {
      faults.push(`A page asked for ${request.url()}`);
    }
  });
}

interface Fixtures {
  api: Api;
  /** Another person's window with separate storage. */
  newWindow: () => Promise<Page>;
  faults: string[];
}

/** Playwright's test with the hospital's API, windows for more people, and checks of every page. */
export const test = base.extend<Fixtures>({
  // Reduced motion, so that tests need not wait for animations.
  contextOptions: { reducedMotion: 'reduce' },
  actionTimeout: 30_000,
  navigationTimeout: 30_000,
  baseURL: async ({}, use, { parallelIndex }) => {
    await use(`http://localhost:${PRODUCTS[parallelIndex]?.port}`);
  },
  api: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    await use(new Api(request));
    await request.dispose();
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      watch(context, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  newWindow: async ({ browser, contextOptions, baseURL, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      watch(context, faults);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

test.describe.configure({ timeout: 120_000 });
