import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The named requirements of the project's owner, which no other change may break. */
const PACKAGES = [
  '@nestjs/core',
  '@nestjs/common',
  '@nestjs/mongoose',
  '@nestjs/passport',
  '@nestjs/jwt',
  '@nestjs/swagger',
  'mongoose',
  'passport-jwt',
  'stripe',
  '@nestjs-modules/mailer',
  'react',
  'react-dom',
  'react-admin',
  'ra-data-simple-rest',
  'react-router-dom',
  'jest',
];
const TOP_LEVEL = [
  'package.json',
  'nest-cli.json',
  'backend',
  'frontend',
  'openapi',
  'docker-compose.yml',
  'README.md',
];

interface Manifest {
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The missing requirements, by name. */
function missingIn(root: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const packages = { ...manifest.dependencies, ...manifest.devDependencies };
  return [
    ...PACKAGES.filter((name) => !(name in packages)),
    ...TOP_LEVEL.filter((name) => !existsSync(join(root, name))),
  ];
}

describe("The owner's card", () => {
  it('is kept whole: every package and every place at the top of the tree', () => {
    expect(missingIn('.')).toEqual([]);
  });

  it('is how the server is built and everything is tested', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
    expect(scripts['build:server']).toBe('nest build');
    const steps = readFileSync('tools/test/steps.mjs', 'utf8');
    expect(steps).toContain("'node_modules/jest/bin/jest.js'");
    expect(readFileSync('launch/build.mjs', 'utf8')).toContain("script: 'build:server'");
  });

  it('is named where something of it is missing', () => {
    const root = mkdtempSync(join(tmpdir(), 'card-'));
    const manifest = { dependencies: { mongoose: '9.12.1' }, devDependencies: { react: '19.3.1' } };
    writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
    expect(missingIn(root)).toEqual([
      ...PACKAGES.filter((name) => name !== 'mongoose' && name !== 'react'),
      ...TOP_LEVEL.filter((name) => name !== 'package.json'),
    ]);
  });
});
