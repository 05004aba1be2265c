import { fittingNow } from './suggestions';

const same = (text: string) => text;

it('gives the answer to what is typed as it is, also when it fits only roughly', () =>
  expect(fittingNow(['Metformin'], 'metfromin', true, same)).toEqual(['Metformin']));

it('keeps of an earlier answer only what fits', () => {
  expect(fittingNow(['Asha Rao', 'Usha Patil'], ' usha', false, same)).toEqual(['Usha Patil']);
  expect(fittingNow(['Asha Rao', 'Usha Patil'], 'sha', false, same)).toEqual(['Asha Rao', 'Usha Patil']);
});
