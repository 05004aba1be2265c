let isWanted = false;
let listener: (() => void) | null = null;

/** Opens the chat, or does so as soon as it is there. */
export function askForChat(): void {
  isWanted = true;
  listener?.();
}

/** Calls back when a page asks for the chat, at once when one did before. Returns the function that stops it. */
export function onChatRequest(open: () => void): () => void {
  listener = () => {
    isWanted = false;
    open();
  };
  if (isWanted) listener();
  return () => {
    listener = null;
  };
}
