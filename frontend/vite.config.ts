import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;
/** Answers smaller than this travel in one packet anyway, bytes. */
const SMALLEST_WORTH_COMPRESSING = 1024;

/** Writes file.br and file.gz beside each text file, so that the server never compresses one per request. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((each) => COMPRESSIBLE.test(each))) {
        const path = join(dir, name);
        const bytes = await readFile(path);
        if (bytes.length < SMALLEST_WORTH_COMPRESSING) continue;
        await writeFile(`${path}.br`, brotliCompressSync(bytes));
        await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';
const servedByTheApi = ['/api', '/chat', '/medicine', '/lab', '/image', '/public'];

export default defineConfig({
  root: import.meta.dirname,
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 700 },
  server: {
    host: '127.0.0.1',
    port: 4300,
    proxy: Object.fromEntries(servedByTheApi.map((path) => [path, { target: apiAddress }])),
  },
  plugins: [react(), precompress()],
});
