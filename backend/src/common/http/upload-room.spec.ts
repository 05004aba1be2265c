import { UploadRoom } from './upload-room.js';

const BUSY = { code: 'BUSY', retryAfterSeconds: 5 };

describe('the room for uploads', () => {
  it('should be refused beyond its bytes and beyond one caller’s share, until some is given back', () => {
    const room = new UploadRoom({ bytes: 100, bytesOfOne: 60 });
    const giveBack = room.take('one', 50);
    expect(() => room.take('one', 11)).toThrow(expect.objectContaining(BUSY));
    room.take('two', 50);
    expect(() => room.take('three', 1)).toThrow(expect.objectContaining(BUSY));
    giveBack();
    room.take('one', 50);
  });

  it('should take the largest file that any form has', () => {
    const room = new UploadRoom();
    expect(() => room.take('one', 6 * 2 ** 20)).not.toThrow();
  });
});
