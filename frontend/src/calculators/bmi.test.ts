import { BMI_MEASURES, bmiCategory, bmiFigure, bmiOf } from './bmi';
import { readMeasure } from './measures';

describe('bmiOf', () => {
  it.each([
    [70, 1.75, '22.86'],
    [50, 1.8, '15.43'],
    [100, 1.6, '39.06'],
  ])('divides %d kg by the square of %d m', (weight, height, shown) => {
    expect(bmiOf(weight, height).toFixed(2)).toBe(shown);
  });

  it.each([
    [0, 1.7],
    [70, 0],
    [-1, 1.7],
    [Number.NaN, 1.7],
  ])('refuses %d kg at %d m', (weight, height) => {
    expect(() => bmiOf(weight, height)).toThrow(RangeError);
  });
});

describe('bmiCategory', () => {
  it.each([
    [18.49, 'Underweight'],
    [18.5, 'Normal'],
    [24.99, 'Normal'],
    [25, 'Overweight'],
    [29.99, 'Overweight'],
    [30, 'Obese'],
  ])('calls %d %s', (bmi, category) => {
    expect(bmiCategory(bmi)).toBe(category);
  });
});

describe('bmiFigure', () => {
  it.each([
    [18.496, '18.49', 'Underweight'],
    [24.996, '24.99', 'Normal'],
    [24.994, '24.99', 'Normal'],
    [29.9999, '29.99', 'Overweight'],
    [bmiOf(53.465, 1.7), '18.50', 'Normal'],
    [bmiOf(72.25, 1.7), '25.00', 'Overweight'],
    [bmiOf(86.7, 1.7), '30.00', 'Obese'],
    [22.857, '22.86', 'Normal'],
  ])('shows %d as %s, which is %s', (bmi, figure, category) => {
    expect([bmiFigure(bmi), bmiCategory(bmi), bmiCategory(Number(figure))]).toEqual([
      figure,
      category,
      category,
    ]);
  });
});

describe('readMeasure', () => {
  const { height } = BMI_MEASURES;
  it.each([
    ['172', 172],
    [' 172.5 ', 172.5],
    ['172,5', 172.5],
  ])('reads %j', (text, value) => {
    expect(readMeasure(text, height)).toEqual({ value });
  });

  it.each([
    ['', 'Enter the height in cm.'],
    ['tall', 'Enter the height as a number, for example 172.'],
    ['-170', 'Enter the height as a number, for example 172.'],
    ['1e2', 'Enter the height as a number, for example 172.'],
    ['1.75', 'This looks like metres. In centimetres it is 175.'],
    ['99', 'Enter 100 to 260 cm: a height of 99 cm cannot be right for an adult.'],
    ['261', 'Enter 100 to 260 cm: a height of 261 cm cannot be right for an adult.'],
  ])('explains the error of %j', (text, problem) => {
    expect(readMeasure(text, height)).toEqual({ problem });
  });
});
