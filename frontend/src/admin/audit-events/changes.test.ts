import { changesBetween } from './changes';

describe('changesBetween', () => {
  it('should put the changed fields first and mark them', () => {
    expect(changesBetween({ fee: 500, status: 'pending' }, { fee: 500, status: 'accepted' })).toEqual([
      { field: 'status', before: 'pending', after: 'accepted', isChanged: true },
      { field: 'fee', before: '500', after: '500', isChanged: false },
    ]);
  });

  it.each([
    ['a new record', null, { code: 'X' }, { field: 'code', before: '–', after: 'X' }],
    ['a removed record', { code: 'X' }, null, { field: 'code', before: 'X', after: '–' }],
    ['a list', { days: [] }, { days: ['Mon', 'Fri'] }, { field: 'days', before: 'none', after: 'Mon, Fri' }],
    ['a state that is no record', 'off', 'on', { field: 'value', before: 'off', after: 'on' }],
  ])('should show %s', (_name, before, after, change) => {
    expect(changesBetween(before, after)).toEqual([{ ...change, isChanged: true }]);
  });

  it('should show nothing when there is no state', () => {
    expect(changesBetween(null, undefined)).toEqual([]);
  });
});
