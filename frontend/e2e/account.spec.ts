import { demoAdmin, demoDoctor, demoPatient, newcomer } from './support/people';
import { portrait } from './support/portrait';
import { fillPerson, registerButton } from './support/register';
import { choose, enterAs, expectAlert, expectDrawn, expectRoute, logIn } from './support/site';
import { expect, test } from './support/test';

test('a new patient registers with a picture and lands in the patient area, logged in', async ({ page }) => {
  const account = newcomer('Tara');
  await page.goto('/#/login');
  await page.getByRole('tab', { name: 'Register' }).click();
  await expectRoute(page, '/register');

  await registerButton(page).click();
  await expect(page.getByText('Enter your full name.')).toBeVisible();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');

  await fillPerson(page, { ...account, email: demoPatient.email });
  await page.getByLabel('Choose a picture (optional)').setInputFiles(await portrait('tara.png'));
  await expectDrawn(page.getByAltText('The chosen picture'));
  await registerButton(page).click();
  await expectAlert(page, 'Registration failed');
  await expectRoute(page, '/register');

  await page.getByLabel('Email').fill(account.email);
  await registerButton(page).click();
  await expectAlert(page, 'Registration successful');
  await expectRoute(page, '/patientlogin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${account.fullName}`);
});

test('rejects a wrong password and a wrong role', async ({ page }) => {
  await page.goto('/#/login');
  await logIn(page, { ...demoPatient, password: 'not-the-password' });
  await expectAlert(page, 'Login failed!');
  await expectRoute(page, '/login');
  await page.getByRole('button', { name: 'Close notice' }).click();

  await logIn(page, { ...demoPatient, type: 'admin' });
  await expectAlert(page, 'Login failed!');
  expect(await page.evaluate(() => sessionStorage.getItem('authToken'))).toBeNull();
});

for (const [account, landing, heading] of [
  [demoPatient, '/patientlogin', 'Welcome, Rohan Mehta'],
  [demoDoctor, '/doctor-login', 'Welcome, Dr. Ananya Sharma'],
  [demoAdmin, '/admin', 'Welcome Admin!'],
] as const) {
  test(`the ${account.type} lands in the area of the role, which is closed after the logout`, async ({
    page,
  }) => {
    await page.goto('/#/login');
    await logIn(page, account);
    await expectRoute(page, landing);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expectAlert(page, 'Logged out');
    await expectRoute(page, '/login');
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
    expect(await page.evaluate(() => localStorage.getItem('role'))).toBeNull();

    await page.goto(`/#${landing}`);
    await expectRoute(page, '/login');
  });
}

test('the profile menu opens the area and logs out to the home page', async ({ page, api }) => {
  await enterAs(page, await api.logIn(demoPatient), '/');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await expectRoute(page, '/patientlogin/patient-dash');
  await page.getByRole('button', { name: 'Home' }).click();
  await expectRoute(page, '/');
  await expect(page.getByRole('button', { name: 'Home' })).toHaveCount(0); // the area's header has gone
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('patient');

  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login/Register' })).toBeVisible();
  await expectRoute(page, '/');
});

test('the areas are closed to visitors and redirect other roles to their own', async ({ page, api }) => {
  for (const area of ['/patientlogin/patientapps', '/doctor-login/appointments', '/admin/doctors']) {
    await page.goto(`/#${area}`);
    await expectRoute(page, '/login');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  }

  const patient = await api.logIn(demoPatient);
  await enterAs(page, patient, '/admin/doctors');
  await expectRoute(page, '/patientlogin');
  // The tab's storage alone grants nothing: the server is asked.
  await enterAs(page, { ...patient, type: 'admin' }, '/admin');
  await expectRoute(page, '/patientlogin');
  await enterAs(page, { ...patient, token: 'made.up.token' }, '/patientlogin');
  await expectRoute(page, '/login');

  const doctor = await api.logIn(demoDoctor);
  await enterAs(page, doctor, '/patientlogin/patientapps');
  await expectRoute(page, '/doctor-login');
  // Another person's id with one's own token.
  await enterAs(page, { ...patient, userId: doctor.userId }, '/doctor-login');
  await expectRoute(page, '/login');
});

test('a session that ended elsewhere leads to the login and back to the same page', async ({ page, api }) => {
  const patient = await api.logIn(demoPatient);
  await enterAs(page, patient, '/patientlogin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Rohan Mehta');

  // A reload: the open page could detect the change at any time and clear the session.
  await page.goto('about:blank');
  await api.endSession(patient);
  await page.goto('/#/patientlogin/patientapps');
  await expectAlert(page, 'You are logged out.');
  await expectRoute(page, '/login');
  await logIn(page, demoPatient);
  await expectRoute(page, '/patientlogin/patientapps');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointments');
});

test('only an issued doctor ID opens the doctor registration', async ({ page }) => {
  const account = newcomer('Dr. Kabir', 'doctor');
  await page.goto('/#/register');
  await expect(page.getByLabel('Doctor ID')).toHaveCount(0);

  await page.getByRole('button', { name: 'Register Here' }).click();
  const gate = page.getByRole('dialog', { name: 'Register as a doctor' });
  await gate.getByLabel('Doctor ID').fill('DEMO-DOC-999');
  await gate.getByRole('button', { name: 'Continue' }).click();
  await expect(gate.getByText('Invalid Doctor ID', { exact: true })).toBeVisible();
  await gate.getByRole('button', { name: 'Cancel' }).click();
  await expect(gate).toBeHidden();
  await expect(page.getByLabel('Doctor ID')).toHaveCount(0);

  await page.getByRole('button', { name: 'Register Here' }).click();
  await gate.getByLabel('Doctor ID').fill('DEMO-DOC-017');
  await gate.getByRole('button', { name: 'Continue' }).click();
  await expectAlert(page, 'Doctor registration mode is enabled.');
  await expect(page.getByLabel('Doctor ID')).toHaveValue('DEMO-DOC-017');

  await fillPerson(page, account);
  await choose(page, 'Speciality', 'Neurology');
  await registerButton(page).click();
  await expectAlert(page, 'Registration successful');
  // The first login leads to what is missing for bookings by card.
  await expectRoute(page, '/doctor-login/availability');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Set them now' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${account.fullName}`);
  await expect(page.getByText('Active Doctor')).toBeVisible();
  await expect(page.getByText('Doctor Portal v1.0')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Register Here' }).click();
  await gate.getByLabel('Doctor ID').fill('DEMO-DOC-017');
  await gate.getByRole('button', { name: 'Continue' }).click();
  await expect(gate.getByText('Invalid Doctor ID', { exact: true })).toBeVisible();
});
