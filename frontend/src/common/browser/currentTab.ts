/** This tab; an object, so that tests can observe navigation. */
export const currentTab = {
  /** Sends this tab to an address outside the site. */
  open: (address: string): void => {
    currentTab.isLeaving = true;
    window.location.assign(address);
  },
  /** Whether the tab is being left: changing its history now would cancel that. */
  isLeaving: false,
  reload: (): void => window.location.reload(),
};
