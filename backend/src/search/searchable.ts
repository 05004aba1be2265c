/** What a record is searched by. */
export interface Searchable {
  title: string;
  /** Speciality, group, condition, category, brand. */
  subject: string;
  /** What people say for its subject. */
  everyday: string;
  /** Description or summary. */
  text: string;
}
