/** The letterhead of the hospital; the settings provide it. */
export abstract class Letterhead {
  abstract known(): { readonly name: string; readonly phone: string };
}
