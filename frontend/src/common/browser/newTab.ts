/** A further tab; an object, so that a test can see where it is sent. */
export const newTab = {
  /** Opens it empty, while the press counts that asks for it; it is sent on, or closed, once that is known. */
  begin: (): { open: (address: string) => void; close: () => void } => {
    const tab = window.open('', '_blank');
    // What it shows later must not reach back into this page.
    if (tab) tab.opener = null;
    return {
      open: (address) => tab?.location.replace(address),
      close: () => tab?.close(),
    };
  },
};
