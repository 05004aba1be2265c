import { bodyFatCategory, bodyFatPercent } from './bodyFat';

describe('bodyFatPercent', () => {
  // Calculated by hand from the published equations: 495 / density - 450.
  it('follows the equation for men', () => {
    expect(bodyFatPercent({ gender: 'male', height: 178, neck: 38, waist: 86 })).toBeCloseTo(17.204, 3);
  });

  it('follows the equation for women, with the hip', () => {
    const body = { gender: 'female', height: 165, neck: 33, waist: 74, hip: 98 } as const;
    expect(bodyFatPercent(body)).toBeCloseTo(27.932, 3);
  });

  it('leaves the hip out for men', () => {
    const body = { gender: 'male', height: 178, neck: 38, waist: 86 } as const;
    expect(bodyFatPercent({ ...body, hip: 120 })).toBe(bodyFatPercent(body));
  });

  it.each([
    { gender: 'male', height: 178, neck: 86, waist: 86 },
    { gender: 'male', height: 178, neck: 90, waist: 86 },
    { gender: 'female', height: 165, neck: 33, waist: 74 },
    { gender: 'female', height: 165, neck: 172, waist: 74, hip: 98 },
  ] as const)('refuses %j instead of giving no number', (body) => {
    expect(() => bodyFatPercent(body)).toThrow(RangeError);
  });
});

describe('bodyFatCategory', () => {
  it.each([
    ['male', 5.99, 'Very low'],
    ['male', 6, 'Athletic'],
    ['male', 13.99, 'Athletic'],
    ['male', 14, 'Fit'],
    ['male', 18, 'Average'],
    ['male', 24.99, 'Average'],
    ['male', 25, 'High'],
    ['female', 13.99, 'Very low'],
    ['female', 14, 'Athletic'],
    ['female', 21, 'Fit'],
    ['female', 25, 'Average'],
    ['female', 31.99, 'Average'],
    ['female', 32, 'High'],
  ] as const)('calls %s %d %s', (gender, percent, category) => {
    expect(bodyFatCategory(percent, gender)).toBe(category);
  });
});
