import sharp from 'sharp';
import { LabMeasures } from '../../openapi/contract/care/lab/measures.js';
import { referenceFor } from '../../openapi/contract/care/lab/ranges.js';
import { knownUnit } from '../../openapi/contract/care/lab/units/units.js';
import { AddLabTest, LAB_GROUPS } from '../../openapi/contract/shop/lab-tests.js';
import { defaultLabPicture } from '../../backend/src/files/default-pictures.js';
import { drawLabTest, labTests } from './lab-tests.js';
import { measureNamed, measuresOfTest } from './measures.js';

const drawings = [...labTests.map(drawLabTest), defaultLabPicture()];

describe('lab tests of the demo hospital', () => {
  it('is forty with names that differ, four in each group', () => {
    expect(new Set(labTests.map(({ testName }) => testName.toLowerCase())).size).toBe(40);
    for (const group of LAB_GROUPS) {
      expect(labTests.filter((test) => test.group === group)).toHaveLength(4);
    }
  });

  it('passes the check of the form that an administrator fills in', () => {
    for (const { price, sex, ageFrom, preparation, ...texts } of labTests) {
      const offered = {
        sex: sex ?? '',
        ageFrom: ageFrom === null ? '' : String(ageFrom),
        preparation: preparation ?? '',
      };
      const form = AddLabTest.safeParse({ ...texts, ...offered, price: String(price) });
      expect(form.error?.issues ?? []).toEqual([]);
    }
  });

  it('describe results and preparation in whole sentences', () => {
    for (const { description } of labTests) {
      expect(description).toMatch(/^[A-Z].{40,}\.$/);
      expect(description.split(/[.;] /).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('pictures of lab tests', () => {
  it('differs from test to test and be the same every time', () => {
    const shapes = drawings.map((svg) => svg.replace(/<title>.*<\/title>/, ''));
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(labTests.map(drawLabTest)).toEqual(drawings.slice(0, labTests.length));
  });

  it('draws a test that no one has heard of in the way of its group', () => {
    const shapes = LAB_GROUPS.map((group) => drawLabTest({ testName: 'Something new', group }));
    expect(new Set(shapes).size).toBe(LAB_GROUPS.length);
  });

  it('escapes a name that means something in XML', async () => {
    const svg = drawLabTest({ testName: 'T3 & T4 <new>', group: 'Thyroid' });
    expect(svg).toContain('<title>Lab test: T3 &amp; T4 &lt;new&gt;</title>');
    expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(480);
  });

  it('refers to nothing outside the drawing, needs no font and carries no script', () => {
    for (const svg of drawings) {
      const rest = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(rest).not.toMatch(
        /https?:|href|url\(|<text|<script|<image|<style|<foreignObject|\son\w+=|undefined|NaN|Infinity/,
      );
    }
  });

  it('is well-formed and renders to a picture of many colours at 4:3', async () => {
    for (const svg of drawings) {
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(120)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([120, 90]);
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += 3) colours.add(data.readUIntBE(at, 3));
      expect(colours.size).toBeGreaterThan(50);
    }
  });
});

describe('the parameters of the lab tests', () => {
  const measures = labTests.flatMap(({ testName }) => measuresOfTest(testName));

  it('is said of every test as the form of an administrator takes it', () => {
    for (const { testName } of labTests) {
      const definition = LabMeasures.safeParse(measuresOfTest(testName));
      expect(definition.error?.issues ?? []).toEqual([]);
      expect(definition.data).not.toHaveLength(0);
    }
    expect(measures.filter(({ ranges }) => ranges.length > 0).length).toBeGreaterThan(60);
  });

  it('gives every measure with a number a unit that trends know, and a LOINC code', () => {
    const numeric = measures.filter(({ kind }) => kind === 'numeric');
    expect(numeric.filter(({ unit }) => knownUnit(unit) === null).map(({ name }) => name)).toEqual([]);
    const uncoded = measures.filter(({ loinc }) => loinc === undefined).map(({ name }) => name);
    expect([...new Set(uncoded)].toSorted()).toEqual(['Bone density, T-score', 'Finding']);
  });

  it('knows ranges by sex and by age', () => {
    const haemoglobin = measureNamed('Haemoglobin');
    expect(referenceFor(haemoglobin, { gender: 'male', age: 18 }).range?.low).toBe(13.8);
    expect(referenceFor(haemoglobin, { gender: 'female', age: 18 }).range?.low).toBe(12.1);
    expect(referenceFor(haemoglobin, { gender: 'female', age: 11 }).range?.low).toBe(11.5);
    expect(referenceFor(haemoglobin, { gender: null, age: 40 }).notCompared).toBe('personUnknown');
    const esr = measureNamed('ESR');
    expect(referenceFor(esr, { gender: 'male', age: 49 }).range?.high).toBe(14);
    expect(referenceFor(esr, { gender: 'male', age: 50 }).range?.high).toBe(19);
    expect(referenceFor(haemoglobin, { gender: 'male', age: 0, ageMonths: 0, ageDays: 3 }).range?.low).toBe(
      14,
    );
    expect(() => measureNamed('Luck')).toThrow(RangeError);
  });

  it('compares every measure, or says why not, for all ages and sexes', () => {
    const numeric = new Map(measures.filter(({ kind }) => kind === 'numeric').map((one) => [one.name, one]));
    const counts: Record<string, number> = {};
    for (const measure of numeric.values())
      for (const gender of ['male', 'female', 'other', 'undisclosed'] as const)
        for (let age = 0; age <= 100; age += 1) {
          // The middle of the year.
          const person = {
            gender,
            age,
            ageMonths: age * 12 + 6,
            ageDays: Math.round((age + 0.5) * 365.2425),
          };
          const { notCompared } = referenceFor(measure, person);
          const reason = notCompared ?? 'compared';
          counts[reason] = (counts[reason] ?? 0) + 1;
        }
    // No range: kits differ (troponin I, anti-TPO, beta hCG). Unknown: sex-specific ranges of undisclosed people.
    // No range for the person: 801 of sex other with ranges by sex, 166 of women whose FSH and LH follow the cycle, 200
    // T-scores below 50, 101 men and pregnancy, and 944 of children whom the sources do not cover.
    expect({ measures: numeric.size, ...counts }).toEqual({
      measures: 49,
      compared: 15_571,
      noRange: 1212,
      noRangeForPerson: 2212,
      personUnknown: 801,
    });
  });
});
