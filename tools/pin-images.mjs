#!/usr/bin/env node
/**
 * Writes the digest that each image has now behind its tag in Dockerfile and docker-compose.yml: `mongo:8` becomes
 * `mongo:8@sha256:…`. Run again, it brings the digests up to date. Needs Docker with buildx, and its registry.
 * With --check it makes no request, writes nothing, and fails when an image has no digest.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILES = ['Dockerfile', 'docker-compose.yml'];
/** An image without a tag is the one that is built here. */
const IMAGE = /^(\s*image: |ARG \w+_IMAGE=)([\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?$/gm;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** @throws Error when the registry does not name one */
function digestOf(image) {
  const command = ['buildx', 'imagetools', 'inspect', image, '--format', '{{json .Manifest.Digest}}'];
  const digest = JSON.parse(execFileSync('docker', command, { encoding: 'utf8' }));
  if (!DIGEST.test(digest)) throw new Error(`No digest of ${image}: ${digest}`);
  console.log(`${image} is ${digest}`);
  return digest;
}

const texts = FILES.map((file) => [file, readFileSync(file, 'utf8')]);
const found = texts.flatMap(([, text]) => [...text.matchAll(IMAGE)]);

if (process.argv.includes('--check')) {
  const open = new Set(found.flatMap(([, , image, digest]) => (digest ? [] : [image])));
  if (open.size > 0) {
    console.error(`Without a digest: ${[...open].join(', ')}. Run: npm run docker:pin`);
    process.exit(1);
  }
} else {
  const images = [...new Set(found.map(([, , image]) => image))];
  // All are known before any is written.
  const digests = new Map(images.map((image) => [image, digestOf(image)]));
  for (const [file, text] of texts) {
    writeFileSync(
      file,
      text.replace(IMAGE, (_, before, image) => `${before}${image}@${digests.get(image)}`),
    );
  }
}
