const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The times at which visits begin in clinic hours such as '09:00-11:00/20 17:00-18:30/30' (minutes of a visit after the slash).
 * @returns 'HH:mm' in the order given; a visit never begins too late to end within its block
 * @throws RangeError for hours that do not read so
 */
export function timesIn(hours: string): string[] {
  return hours.split(' ').flatMap((block) => {
    const parts = /^(\d\d:\d\d)-(\d\d:\d\d)\/(\d\d)$/.exec(block);
    if (!parts) throw new RangeError(`Clinic hours cannot be read: ${block}`);
    const [start, end, step] = [minutesOf(parts[1]), minutesOf(parts[2]), Number(parts[3])];
    return Array.from({ length: Math.floor((end - start) / step) }, (_, index) =>
      timeOf(start + index * step),
    );
  });
}
