/** What a person is told of one event. */
export interface Letter {
  title: string;
  /** What the bell says below the title; the paragraphs when left out. */
  notice?: string;
  /** What the mail says. */
  paragraphs: string[];
}
