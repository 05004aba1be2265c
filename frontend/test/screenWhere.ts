const ignore = () => undefined;

/** Gives the page a screen of which the media queries hold that `holds` names. */
export function screenWhere(holds: (media: string) => boolean): void {
  window.matchMedia = (media) => ({
    media,
    matches: holds(media),
    onchange: null,
    addEventListener: ignore,
    removeEventListener: ignore,
    addListener: ignore,
    removeListener: ignore,
    dispatchEvent: () => false,
  });
}
