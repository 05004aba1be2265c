/** This tab; an object, so that a test can see where it is sent. */
export const currentTab = {
  /** Sends this tab to an address outside the site. */
  open: (address: string): void => window.location.assign(address),
};
