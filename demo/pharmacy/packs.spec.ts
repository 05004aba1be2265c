import sharp from 'sharp';
import { defaultPack } from '../../backend/src/files/default-pictures.js';
import { brands } from './brands.js';
import { fitText, widthOf, writeLine } from './lettering.js';
import { medicines } from './medicines.js';
import { toneOf } from './pack-look.js';
import { drawPack, packKind } from './packs.js';

const drawings = [...medicines.map(drawPack), defaultPack()];
const named = (product: string) => ({
  name: `${product} (Ardhika)`,
  brand: 'Ardhika',
  condition: 'Oral Care' as const,
});

describe('packs', () => {
  it.each([
    ['Metformin 500 mg tablets', 'blister'],
    ['Zinc 20 mg capsules', 'blister'],
    ['Salbutamol 100 mcg inhaler', 'inhaler'],
    ['Inhaler spacer with mask', 'box'],
    ['Ambroxol 30 mg/5 ml syrup', 'bottle'],
    ['Carmellose 0.5% eye drops', 'dropper'],
    ['Diclofenac 1% gel 50 g', 'tube'],
    ['Menthol pain relief spray 55 g', 'spray'],
    ['Psyllium husk powder 200 g', 'jar'],
    ['L-ornithine L-aspartate 5 g sachets', 'sachet'],
    ['Adult pull-up diapers large pack of 10', 'bag'],
    ['Glucose test strips pack of 50', 'box'],
  ])('puts %s into a %s', (product, kind) => {
    expect(packKind(named(product))).toBe(kind);
  });

  it('gives every medicine another picture, and the same one every time', () => {
    expect(new Set(drawings).size).toBe(medicines.length + 1);
    expect(medicines.map(drawPack)).toEqual(drawings.slice(0, medicines.length));
  });

  it('gives every brand its own colour, and a new brand always the same one', () => {
    expect(new Set(brands.map((brand) => toneOf(brand)[0])).size).toBe(brands.length);
    expect(toneOf('Newcomer')).toEqual(toneOf('Newcomer'));
  });

  it('refers to nothing outside the drawing, needs no font and carries no script', () => {
    for (const svg of drawings) {
      const rest = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(rest).not.toMatch(
        /https?:|href|url\(|<text|<script|<image|<style|<foreignObject|\son\w+=|undefined|NaN|Infinity/,
      );
    }
  });

  it('refuses a name that its letters cannot write', () => {
    expect(() => drawPack(named('Gauze <b>'))).toThrow(RangeError);
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

describe('drawn letters', () => {
  it('gets wider with every letter and in step with their height', () => {
    expect(widthOf('', 14)).toBe(0);
    expect(widthOf('mm', 14)).toBeGreaterThan(widthOf('m', 14) * 2);
    expect(widthOf('Metformin', 28)).toBeCloseTo(widthOf('Metformin', 14) * 2);
  });

  it('takes the largest size that stays inside the width, the height and the lines', () => {
    const sizes = [40, 20, 10];
    const width = widthOf('Vitamin', 20);
    expect(fitText('Vitamin', { width, lines: 1, capitals: sizes })).toMatchObject({
      lines: ['Vitamin'],
      capital: 20,
    });
    expect(fitText('Vitamin Vitamin', { width, lines: 2, capitals: sizes }).lines).toEqual([
      'Vitamin',
      'Vitamin',
    ]);
    expect(fitText('Vitamin Vitamin', { width, lines: 2, height: 30, capitals: sizes }).capital).toBe(10);
    expect(() => fitText('Vitamin', { width, lines: 1, capitals: [] })).toThrow(RangeError);
  });

  it('refuses a character that it cannot draw rather than leave it out', () => {
    expect(() => writeLine('₹', { x: 0, y: 0, capital: 10, colour: '#000000' })).toThrow(RangeError);
  });
});
