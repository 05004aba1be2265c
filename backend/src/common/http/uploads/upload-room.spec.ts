import { UPLOAD_ROOM } from '../../limits/limits.js';
import { UploadRoom } from './upload-room.js';

const BUSY = expect.objectContaining({ code: 'BUSY', retryAfterSeconds: 5 }) as Error;
const BOUNDS = {
  stranger: { bytes: 30, bytesOfOne: 20 },
  patient: { bytes: 70, bytesOfOne: 40 },
  staff: { bytes: 100, bytesOfOne: 60 },
};

describe('the room for uploads', () => {
  it('is refused beyond its bytes and beyond the share of one caller, until some is given back', () => {
    const room = new UploadRoom(BOUNDS);
    const first = room.open('one', 'staff');
    first.add(50);
    expect(() => room.open('one', 'staff').add(11)).toThrow(BUSY);
    room.open('two', 'staff').add(50);
    expect(() => room.open('three', 'staff').add(1)).toThrow(BUSY);
    first.giveBack();
    room.open('one', 'staff').add(50);
  });

  it('reserves memory per received byte: a sender without data reserves none', () => {
    const room = new UploadRoom(BOUNDS);
    const waiting = Array.from({ length: 100 }, (_, n) => room.open(`network ${n}`, 'stranger'));
    const patient = room.open('patient', 'patient');
    for (let n = 0; n < 4; n += 1) patient.add(10);
    expect(() => patient.add(1)).toThrow(BUSY);
    waiting[0].add(20);
  });

  it('keeps room for patients when strangers fill theirs, and for staff when both do', () => {
    const room = new UploadRoom(BOUNDS);
    room.open('a', 'stranger').add(15);
    room.open('b', 'stranger').add(15);
    expect(() => room.open('c', 'stranger').add(1)).toThrow(BUSY);
    room.open('d', 'patient').add(40);
    expect(() => room.open('e', 'patient').add(1)).toThrow(BUSY);
    room.open('f', 'staff').add(30);
    expect(() => room.open('g', 'staff').add(1)).toThrow(BUSY);
  });

  it.each(['stranger', 'patient', 'staff'] as const)('takes the largest file of a %s', (sender) => {
    expect(() => new UploadRoom(UPLOAD_ROOM).open('one', sender).add(6 * 2 ** 20)).not.toThrow();
  });
});
