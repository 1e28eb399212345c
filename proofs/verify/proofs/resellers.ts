import { ENGINES, withServers } from '../product-servers'
import type { Proof } from '../proof'
import { holdAtOnce, waitForHold } from '../resellers/holds'
import { killResellers } from '../resellers/kills'
import { killWebhooks } from '../resellers/webhooks'

/** Resellers at once over two processes on one database, and kills while they book and while webhooks are sent. */
export const prove: Proof = async (run) => {
  for (const engine of run.some(ENGINES)) {
    await withServers(engine, 2, async (store, servers) => {
      await holdAtOnce(run, store, servers)
      if (run.scaled(10, 0) > 0) await waitForHold(run, store, servers)
    })
    await killResellers(run, engine)
    await killWebhooks(run, engine)
  }
}
