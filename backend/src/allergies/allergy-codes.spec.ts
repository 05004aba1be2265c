import { NameIndex } from '../medicine-safety/name-index.js';
import { SHIPPED_TABLES } from '../medicine-safety/tables.js';
import { codeOf, partsOf } from './allergy-codes.js';

const names = new NameIndex(SHIPPED_TABLES);

describe('the code of an allergy', () => {
  it.each([
    ['Penicillin', 'class:penicillins'],
    ['penicillins', 'class:penicillins'],
    ['Allergic to penicillin', 'class:penicillins'],
    ['Sulfa drugs', 'class:sulfonamides'],
    ['NSAIDs', 'class:nsaids'],
    ['Amoxycillin', 'substance:amoxicillin'],
    ['Disprin', 'substance:aspirin'],
    ['Lignocaine', 'substance:lidocaine'],
    ['Contrast dye', 'class:iodinated-contrast'],
    ['Groundnut', 'allergen:Peanuts'],
    ['Nuts', 'allergen:Tree nuts'],
    ['NKDA', 'noneKnown'],
    ['No known allergies.', 'noneKnown'],
    ['None', 'noneKnown'],
    ['Augmentin', 'text:augmentin'],
    ['Rash after penicillin in 2019', 'text:rash after penicillin in 2019'],
    ['पेनिसिलिन', 'text:पेनिसिलिन'],
    ['???', 'text:???'],
  ])('of "%s" is %s', (text, key) => {
    const code = codeOf(text, names, SHIPPED_TABLES);
    expect([code.key, code.text]).toEqual([key, key === 'noneKnown' ? null : text]);
  });

  it('splits a free text and loses none of it', () => {
    expect(partsOf('Penicillin, nuts;\n dust ,,')).toEqual(['Penicillin', 'nuts', 'dust']);
    const many = Array.from({ length: 60 }, (_, n) => `a${n}`).join(',');
    expect(partsOf(many)).toHaveLength(40);
    expect(partsOf(many).join(' ').split(' ')).toHaveLength(60);
  });
});
