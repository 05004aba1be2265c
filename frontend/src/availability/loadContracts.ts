/**
 * What the forms are judged by, fetched with the first touch of one; null where it can't be loaded: then the server
 * judges alone, by the same contract.
 */
export const loadContracts = () =>
  import('./contracts').catch((error: unknown) => {
    console.warn('The contract could not be loaded; the server judges what is sent.', error);
    return null;
  });
