/** How long a step takes, in milliseconds. */
export async function timeOf(step: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await step();
  return performance.now() - start;
}

/** The milliseconds of processor time that a step takes this process; what else the machine does is not in them. */
export async function processorTimeOf(step: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await step();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The middle one, the upper of two. */
export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
