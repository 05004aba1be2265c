import { settled } from './support/site';
import { expect, test } from './support/test';

for (const address of ['/', '/#/find-doctor', '/#/login'])
  test(`renders ${address} in Inter on a first visit`, async ({ page }) => {
    await page.goto(address);
    await settled(page);
    await page.waitForTimeout(1500);
    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument');
    for (const selector of ['h1', '.navbar a']) {
      const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
        [expect.stringContaining('Inter'), true],
      ]);
    }
  });

test('preloads the font of the first frame', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
  const font = await request.get(String(href));
  expect([font.status(), font.headers()['content-type']]).toEqual([200, 'font/woff2']);
});
