/** Sends this tab to an address outside the site. */
export const openAddress = (address: string): void => window.location.assign(address);
