let isWanted = false;
let listener: (() => void) | null = null;

/** Opens the chat, or as soon as it is mounted. */
export function askForChat(): void {
  isWanted = true;
  listener?.();
}

/**
 * Calls back when a page requests the chat, immediately for an earlier request. Returns the unsubscribe
 * function.
 */
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
