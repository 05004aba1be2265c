/** A new tab; an object, so that tests can observe navigation. */
export const newTab = {
  /** Opens it empty during the click, which browsers require; later it is navigated or closed. */
  begin: (): { open: (address: string) => void; close: () => void } => {
    const tab = window.open('', '_blank');
    // The opened page must not access this one.
    if (tab) tab.opener = null;
    return {
      open: (address) => tab?.location.replace(address),
      close: () => tab?.close(),
    };
  },
};
