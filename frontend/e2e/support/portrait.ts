import sharp from 'sharp';

/** A generated picture for an upload: a head on a coloured background, in Playwright's file format. */
export async function portrait(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">
    <rect width="320" height="320" fill="#d9ecec"/>
    <circle cx="160" cy="130" r="60" fill="#b07d5b"/>
    <path d="M50 320a110 110 0 0 1 220 0z" fill="#0f5c61"/>
  </svg>`;
  const buffer = await sharp(Buffer.from(drawing)).png().toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
