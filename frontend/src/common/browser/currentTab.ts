/** This tab; an object, so that a test can see where it is sent. */
export const currentTab = {
  /** Sends this tab to an address outside the site. */
  open: (address: string): void => {
    currentTab.isLeaving = true;
    window.location.assign(address);
  },
  /** Whether the tab is on its way out: moving its history now would bring it back. */
  isLeaving: false,
  reload: (): void => window.location.reload(),
};
