import { fittingNow } from './suggestions';

const same = (text: string) => text;

it('returns the response to the present text unchanged, also for approximate matches', () =>
  expect(fittingNow(['Metformin'], 'metfromin', true, same)).toEqual(['Metformin']));

it('keeps only matches of an earlier response', () => {
  expect(fittingNow(['Asha Rao', 'Usha Patil'], ' usha', false, same)).toEqual(['Usha Patil']);
  expect(fittingNow(['Asha Rao', 'Usha Patil'], 'sha', false, same)).toEqual(['Asha Rao', 'Usha Patil']);
});
