declare module 'pdfmake/fonts/Roboto.js' {
  import type { TFontDictionary } from 'pdfmake/interfaces.js';

  /** Paths of the fonts that come with pdfmake. */
  const fonts: TFontDictionary;
  export default fonts;
}
