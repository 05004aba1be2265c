import { endTools } from './processes.mjs';

/** Processes that are started together and ended together; who extends it says in `bringUp` which. */
export class Startable {
  /** What ends each thing that runs, in the order in which they were started. */
  endings = [];
  #stopping;
  #reportDeath;

  /** Settles with an Error when one of the processes is gone for good, as `reportDeath` says. */
  died = new Promise((resolve) => (this.#reportDeath = resolve));

  reportDeath(error) {
    this.#reportDeath(error);
  }

  get isStopping() {
    return this.#stopping !== undefined;
  }

  /**
   * Brings everything up and returns when it is ready to serve.
   * @throws Error whose message is for a person; whatever had been started is stopped again. A start that `stop` cuts
   *   short just returns
   */
  async start() {
    try {
      const death = this.died.then((error) => {
        throw error;
      });
      await Promise.race([this.bringUp(), death]);
    } catch (error) {
      const wasStopped = this.isStopping;
      await this.stop();
      if (!wasStopped) throw error;
    }
  }

  /** Ends what was started, the last first. Calling it again waits for the same end. */
  stop() {
    this.#stopping ??= this.#end();
    return this.#stopping;
  }

  async #end() {
    endTools();
    for (const end of this.endings.reverse()) await end();
  }
}
