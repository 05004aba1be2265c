const featureOf = (operation: string): string =>
  operation.replace(/^\w+ \/(?:api\/)?(?:v1\/)?/, '').replace(/\/.*/, '');

/** Groups operations by the first part of their path, one test per feature. */
export function byFeature(operations: string[]): [feature: string, operations: string[]][] {
  const features = [...new Set(operations.map(featureOf))];
  return features.map((feature) => [feature, operations.filter((one) => featureOf(one) === feature)]);
}

/** Checks one operation after the other; a failure names its operation. */
export async function checkEach(
  operations: string[],
  check: (operation: string) => void | Promise<void>,
): Promise<void> {
  for (const operation of operations) {
    try {
      await check(operation);
    } catch (error) {
      (error as Error).message = `${operation}: ${(error as Error).message}`;
      throw error;
    }
  }
}
