import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into an empty field at once, like a paste. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
