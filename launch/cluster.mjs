/** `npm run cluster`: the product as it runs in production, on this machine and without Docker. */
import './node-version.mjs';

const { fail, loadSettings, runToEnd, welcome } = await import('./main.mjs');
const { Cluster } = await import('./cluster-run.mjs');
const { createReporter } = await import('./report.mjs');

try {
  const settings = loadSettings({ DATA_DIR: '.data-cluster' });
  const cluster = new Cluster(settings, createReporter());
  const processes = () => {
    const list = Object.entries(cluster.pids).map(([name, pid]) => `${name} ${pid}`);
    return `\n  Processes        ${list.join(', ')}: kill one and see`;
  };
  await runToEnd(cluster, () => welcome(settings) + processes());
} catch (error) {
  fail(error);
}
