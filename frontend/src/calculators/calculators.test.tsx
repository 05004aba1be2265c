import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../test/fakeApi';
import { freshBrowser, renderApp, wideScreen } from '../test/renderApp';

beforeEach(() => {
  freshBrowser();
  wideScreen();
  fakeApi({});
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

async function open(path: string, title: string) {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
  const result = within(screen.getByRole('region', { name: 'Your result' }));
  const calculate = () => app.user.click(screen.getByRole('button', { name: 'Calculate' }));
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      const field = screen.getByLabelText(label);
      await app.user.clear(field);
      await app.user.type(field, text);
    }
  };
  return { ...app, result, calculate, fill };
}

const scaleOf = (result: ReturnType<typeof within>) => result.getByRole('img').getAttribute('aria-label');

describe('the BMI calculator', () => {
  const openBmi = () => open('/bmi', 'BMI calculator');

  it.each([
    ['50', '180', '15.43', 'Underweight', /Eat regular meals/],
    ['70', '175', '22.86', 'Normal', /Your weight suits your height/],
    ['80', '175', '26.12', 'Overweight', /half an hour of brisk walking/],
    ['100', '175', '32.65', 'Obese', /talk to a doctor about a plan/],
  ])('shows %s kg at %s cm as %s %s with advice', async (weight, height, bmi, category, advice) => {
    const { result, calculate, fill } = await openBmi();
    await fill({ 'Height (cm)': height, 'Weight (kg)': weight });
    await calculate();
    expect(result.getByRole('status')).toHaveTextContent(bmi);
    expect(result.getByRole('status')).toHaveTextContent(category);
    expect(result.getByText(advice)).toBeInTheDocument();
    expect(scaleOf(result)).toBe(`BMI ${bmi} on a scale from 14 to 40: ${category}`);
    expect(result.getByTestId('scale-pointer')).toBeInTheDocument();
  });

  it('shows the same category as the figure right below a bound', async () => {
    const { result, calculate, fill } = await openBmi();
    await fill({ 'Height (cm)': '175', 'Weight (kg)': '76.55' });
    await calculate();
    expect(result.getByRole('status')).toHaveTextContent('24.99');
    expect(result.getByRole('status')).not.toHaveTextContent('25.00');
    expect(result.getByRole('status')).toHaveTextContent('Normal');
  });

  it('has no adult category for a person younger than 18', async () => {
    const { result, calculate, fill, user } = await openBmi();
    await fill({ 'Height (cm)': '140', 'Weight (kg)': '30' });
    await calculate();
    expect(result.getByRole('status')).toHaveTextContent('Underweight');
    await user.click(screen.getByRole('checkbox', { name: 'For a person younger than 18' }));
    expect(result.getByRole('status')).toHaveTextContent('15.31');
    expect(result.getByText(/compared with others of the same age and sex/)).toBeInTheDocument();
    expect(result.queryByText('Underweight')).not.toBeInTheDocument();
    expect(result.queryByRole('img')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('checkbox', { name: 'For a person younger than 18' })).not.toBeChecked();
  });

  it.each([
    ['nothing', {}],
    ['no weight', { 'Height (cm)': '175' }],
    ['no height', { 'Weight (kg)': '70' }],
  ])('asks for height and weight when there is %s', async (_, fields) => {
    const { result, calculate, fill } = await openBmi();
    await fill(fields);
    await calculate();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter height and weight$/);
    expect(result.queryByTestId('scale-pointer')).not.toBeInTheDocument();
  });

  it('explains an impossible measure at its field and focuses it', async () => {
    const { calculate, fill, result } = await openBmi();
    await fill({ 'Height (cm)': '1.75', 'Weight (kg)': '70' });
    await calculate();
    const height = screen.getByLabelText('Height (cm)');
    expect(height).toHaveAccessibleDescription('This looks like metres. In centimetres it is 175.');
    await waitFor(() => expect(height).toHaveFocus());
    expect(screen.queryByText(/NaN|Infinity/)).not.toBeInTheDocument();
    expect(result.queryByTestId('scale-pointer')).not.toBeInTheDocument();
  });

  it('clears everything with Reset', async () => {
    const { user, calculate, fill, result } = await openBmi();
    await fill({ 'Height (cm)': '175', 'Weight (kg)': '70' });
    await calculate();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('Height (cm)')).toHaveValue('');
    expect(screen.getByLabelText('Weight (kg)')).toHaveValue('');
    expect(result.queryByText('22.86')).not.toBeInTheDocument();
  });
});

describe('the body fat calculator', () => {
  const openBodyFat = () => open('/bodyfat', 'Body fat calculator');
  const MAN = { 'Height (cm)': '178', 'Neck (cm)': '38', 'Waist (cm)': '86' };

  it('shows the percentage of a man with two decimals, and names its source', async () => {
    const { result, calculate, fill } = await openBodyFat();
    await fill(MAN);
    await calculate();
    expect(result.getByRole('status')).toHaveTextContent('17.20%');
    expect(scaleOf(result)).toBe('body fat 17.20% on a scale from 0 to 50: Fit');
    expect(screen.getByText(/J\. A\. Hodgdon and M\. B\. Beckett/)).toBeInTheDocument();
  });

  it('asks for the hip of a woman only, and needs it', async () => {
    const { user, result, calculate, fill } = await openBodyFat();
    expect(screen.queryByLabelText('Hip (cm)')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await fill({ 'Height (cm)': '165', 'Neck (cm)': '33', 'Waist (cm)': '74' });
    await calculate();
    expect(screen.getByLabelText('Hip (cm)')).toHaveAccessibleDescription('Enter the hip in cm.');
    await fill({ 'Hip (cm)': '98' });
    await calculate();
    expect(result.getByRole('status')).toHaveTextContent('27.93%');
  });

  it.each([
    ['60', '60', 'The waist must be larger than the neck. Please measure both again.'],
    ['60', '61', 'These measures do not fit together. Please measure the waist and the neck again.'],
  ])('explains a neck of %s and a waist of %s at the waist', async (neck, waist, sentence) => {
    const { result, calculate, fill } = await openBodyFat();
    await fill({ ...MAN, 'Neck (cm)': neck, 'Waist (cm)': waist });
    await calculate();
    expect(screen.getByLabelText('Waist (cm)')).toHaveAccessibleDescription(sentence);
    expect(result.queryByTestId('scale-pointer')).not.toBeInTheDocument();
  });

  it('forgets the figure when the gender changes, and everything with Reset', async () => {
    const { user, result, calculate, fill } = await openBodyFat();
    await fill(MAN);
    await calculate();
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    expect(result.queryByTestId('scale-pointer')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
    expect(screen.getByLabelText('Waist (cm)')).toHaveValue('');
  });
});
