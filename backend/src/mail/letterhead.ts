/** Who writes the hospital's letters; the settings provide it. */
export abstract class Letterhead {
  abstract known(): { readonly name: string; readonly phone: string };
}
