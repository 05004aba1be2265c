/** The part of libheif's JavaScript interface that is used here. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (result: unknown) => void,
    ): void;
    free(): void;
  }
  interface Heif {
    HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] };
  }
  export default function load(): Heif;
}
