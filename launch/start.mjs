/** `npm start`: nothing but Node's own modules is needed until the packages are installed. */
import './node-version.mjs';

const { main } = await import('./main.mjs');
await main();
