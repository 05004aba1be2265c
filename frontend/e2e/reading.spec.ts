import { expectAlert, visit } from './support/site';
import { expect, test } from './support/test';

test('a visitor finds an article by category and text, and reads it with its sources', async ({ page }) => {
  await visit(page, '/blog');
  await expect(page.getByText('12 articles')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Diabetes', exact: true }).click();
  await expect(page).toHaveURL(/category=Diabetes/);
  await expect(page.getByText('1 article about Diabetes')).toBeVisible();
  await page.getByRole('link', { name: /Living with diabetes/ }).click();
  const article = page.getByRole('article', { name: /Living with diabetes/ });
  await expect(article.getByText(/min read/)).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Read next' }).getByRole('link')).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(/category=Diabetes/);
  await visit(page, '/blog/no-such-article');
  await expect(page.getByRole('link', { name: /articles/i }).first()).toBeVisible();
});

test('the BMI calculator follows the thresholds and names missing values', async ({ page }) => {
  await visit(page, '/bmi');
  const calculate = page.getByRole('button', { name: 'Calculate' });
  await calculate.click();
  await expectAlert(page, 'Please enter height and weight');
  const result = page.getByRole('region', { name: 'Your result' });
  for (const [weight, bmi, category] of [
    ['74', '18.50', 'Normal'],
    ['73.9', '18.48', 'Underweight'],
    ['100', '25.00', 'Overweight'],
    ['120', '30.00', 'Obese'],
  ] as const) {
    await page.getByLabel('Height (cm)').fill('200');
    await page.getByLabel('Weight (kg)').fill(weight);
    await calculate.click();
    await expect(result.getByRole('status')).toContainText(bmi);
    await expect(result.getByRole('status')).toContainText(category);
  }
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Height (cm)')).toHaveValue('');
  await expect(result.getByText('30.00')).toHaveCount(0);
});

test('the body fat calculator asks only women for the hip, and explains impossible measures', async ({
  page,
}) => {
  await visit(page, '/bodyfat');
  await expect(page.getByLabel('Hip (cm)')).toHaveCount(0);
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Calculate' }).click();
  };
  await fill({ 'Height (cm)': '180', 'Neck (cm)': '38', 'Waist (cm)': '36' });
  await expect(page.getByText(/NaN|Infinity/)).toHaveCount(0);
  await expect(page.getByLabel('Waist (cm)')).toHaveAttribute('aria-invalid', 'true');
  await fill({ 'Waist (cm)': '85' });
  await expect(page.getByRole('region', { name: 'Your result' }).getByRole('status')).toContainText(
    /\d+\.\d{2}%/,
  );
  await page.getByText('Female', { exact: true }).click();
  await expect(page.getByLabel('Hip (cm)')).toBeVisible();
  await expect(page.getByText(/Hodgdon/)).toBeVisible();
});
