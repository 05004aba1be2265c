import { expect, test } from './support/test';

test('a server-rendered page is readable without JavaScript and hydrates', async ({
  page,
  browser,
  baseURL,
}) => {
  const reader = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await reader.newPage();
  await plain.goto('/doctors/dr-ananya-sharma');
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Dr. Ananya Sharma, Cardiology');
  await expect(plain.getByRole('link', { name: 'Book a visit with Dr. Ananya Sharma' })).toBeVisible();
  await reader.close();

  await page.goto('/doctors/dr-ananya-sharma');
  await expect(page).toHaveURL(/\/#\/doctors\/dr-ananya-sharma$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Free times of the next 14 days' })).toBeVisible();

  await page.goto('/articles/know-your-blood-pressure');
  await expect(page).toHaveURL(/\/#\/blog\/know-your-blood-pressure$/);
});
