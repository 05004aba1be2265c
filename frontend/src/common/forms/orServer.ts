/**
 * What a form is judged by, loaded with its first touch, so that the page is there before it; null where it can't be
 * loaded: then the server judges alone, by the same contract.
 */
export const orServer =
  <Contract>(load: () => Promise<Contract>): (() => Promise<Contract | null>) =>
  () =>
    load().catch((error: unknown) => {
      console.warn('The contract could not be loaded; the server judges what is sent.', error);
      return null;
    });
