/** Imported first by every start: a clear sentence instead of a syntax error on an old Node.js. */
const [major, minor, patch] = process.versions.node.split('.').map(Number);

// Before 20.19.5 the Nest CLI fails with ERR_REQUIRE_CYCLE_MODULE.
if (major < 20 || (major === 20 && (minor < 19 || (minor === 19 && patch < 5)))) {
  console.error(`Hospital Portal needs Node.js 20.19.5 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
