/** The searchable texts of a record. */
export interface Searchable {
  title: string;
  /** Speciality, group, condition, category, brand. */
  subject: string;
  /** Everyday words for its subject. */
  everyday: string;
  /** Description or summary. */
  text: string;
}
