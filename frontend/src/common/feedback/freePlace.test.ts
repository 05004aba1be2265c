import { freePlace } from './freePlace';

const room = { top: 60, bottom: 700 };

it('should stand at the foot of the screen where nothing is in the way', () => {
  expect(freePlace(room, [], 100)).toEqual({ top: 600, bottom: 700 });
  expect(freePlace(room, [{ top: 100, bottom: 140 }], 100)).toEqual({ top: 600, bottom: 700 });
});

it('should stand above what is in the way', () => {
  expect(freePlace(room, [{ top: 620, bottom: 660 }], 100)).toEqual({ top: 520, bottom: 620 });
});

it('should stand below what is in the way where there is room enough', () => {
  expect(freePlace(room, [{ top: 540, bottom: 590 }], 100)).toEqual({ top: 600, bottom: 700 });
});

it('should look for a gap among several things, in whatever order they come and however they overlap', () => {
  const taken = [
    { top: 400, bottom: 450 },
    { top: 640, bottom: 700 },
    { top: 600, bottom: 650 },
    { top: 600, bottom: 690 },
  ];
  expect(freePlace(room, taken, 100)).toEqual({ top: 500, bottom: 600 });
  expect(freePlace(room, taken, 200)).toEqual({ top: 200, bottom: 400 });
});

it('should take the longest gap, and no more, where it does not fit', () => {
  const taken = [
    { top: 200, bottom: 400 },
    { top: 500, bottom: 690 },
  ];
  expect(freePlace(room, taken, 300)).toEqual({ top: 60, bottom: 200 });
});

it('should not mind what is out of sight', () => {
  const taken = [
    { top: -100, bottom: 50 },
    { top: 720, bottom: 760 },
  ];
  expect(freePlace(room, taken, 640)).toEqual({ top: 60, bottom: 700 });
});
