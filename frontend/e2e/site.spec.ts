import { demoPatient } from './support/people';
import { chooseFrom, enterAs, expectRoute, visit } from './support/site';
import { expect, test } from './support/test';

const heroBox = 'Search For Doctor or Speciality';

test('the home search suggests while typing, by keyboard, despite a typing error', async ({ page }) => {
  await visit(page, '/');
  const box = page.getByRole('combobox', { name: heroBox });
  await box.fill('cardiologi');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('group', { name: 'Doctors' }).getByRole('option').first()).toBeVisible();
  await box.fill('paracetmol');
  await expect(list.getByRole('option', { name: /^Paracetamol 650 mg/ })).toBeVisible();
  await box.fill('Ananya');
  await expect(list.getByRole('option', { name: /Dr\. Ananya Sharma/ })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expectRoute(page, '/doctors/dr-ananya-sharma');
  await expect(page.getByRole('heading', { level: 1, name: 'Dr. Ananya Sharma' })).toBeVisible();
});

test('everyday words find matching results, on a page with its own address', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('combobox', { name: heroBox }).fill('sugar');
  await page.getByRole('combobox', { name: heroBox }).press('Enter');
  await expect(page).toHaveURL(/#\/search\?q=sugar$/);
  await expect(page.getByRole('link', { name: /^HbA1c/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Living with diabetes/ })).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('combobox', { name: 'Search for Doctor, Hospital or Treatment' }).fill('bones');
  await footer.getByRole('button', { name: 'SEARCH' }).click();
  await expect(page).toHaveURL(/#\/search\?q=bones$/);
  await expect(page.getByText(/results for “bones”/)).toBeVisible();
  await visit(page, `/search?q=${encodeURIComponent('<b>.*($</b>')}`);
  await expect(page.getByText(/“<b>\.\*\(\$<\/b>”/)).toBeVisible();
});

test('home answers questions, shows reviews and links to articles, help and the emergency tab', async ({
  page,
}) => {
  await visit(page, '/');
  // Lazy content appears on scrolling.
  await page.mouse.wheel(0, 1000);
  await expect(page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'Latest articles' }).getByRole('link')).toHaveCount(4);
  await page.getByText('When is the hospital open?').click();
  await expect(page.getByText(/8 AM to 8 PM/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Emergency', exact: true }).click();
  const emergency = page.getByRole('region', { name: 'In an emergency' });
  await expect(emergency.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', /^tel:\+91/);
  await page.keyboard.press('Escape');
  await expect(emergency).toHaveCount(0);
  await page.getByRole('button', { name: /^Emergency: phone number and first aid/ }).click();
  await emergency.getByRole('button', { name: 'Close the emergency help' }).click();
  await page.getByRole('combobox', { name: 'Search For Doctor or Speciality' }).fill('dil ka daura');
  await expect(
    page.getByRole('search', { name: 'Hospital' }).getByRole('link', { name: /^Call \+91/ }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/91/);
  await page.getByRole('link', { name: 'Book an Appointment' }).click();
  await expectRoute(page, '/find-doctor');
  await expect(page).toHaveTitle(/^Find a doctor/);
});

test('the footer links open the pages that they name', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/^GST No\./)).toBeVisible();
  const goes = async (name: string, where: RegExp) => {
    await footer.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(where);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await goes('Privacy Policy', /#\/privacy$/);
  await goes('Terms of Use', /#\/terms$/);
  await goes('Dermatology', /#\/find-doctor\?speciality=Dermatology$/);
  await goes('Blogs', /#\/blog$/);
  await goes('Patient Portal', /#\/login$/);
  await goes('Awards', /#\/$/);
});

test('the site describes itself to search engines and link previews', async ({ page }) => {
  await visit(page, '/blog');
  await expect(page).toHaveTitle(/^Health blog/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3}/);
  for (const [path, words] of [
    ['/robots.txt', 'Sitemap:'],
    ['/sitemap.xml', '<urlset'],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(words);
  }
});

test('a patient reviews a completed visit once', async ({ page, api }) => {
  const patient = await api.logIn(demoPatient);
  await enterAs(page, patient, '/patientlogin/patientapps');
  const unreviewed = page
    .getByRole('region', { name: 'Past Appointments' })
    .getByRole('listitem')
    .filter({ hasText: 'Completed', hasNotText: 'You have reviewed this visit.' });
  await expect(unreviewed.first()).toBeVisible();
  const before = await unreviewed.count();
  await chooseFrom(unreviewed.first(), 'Write a review');
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  await dialog.getByRole('radio', { name: /^1 of 5 stars/ }).focus();
  for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /^5 of 5 stars/ })).toBeChecked();
  await dialog.getByLabel('Your review').fill('Listened well <b>and</b> explained everything.');
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(unreviewed).toHaveCount(before - 1);
});
