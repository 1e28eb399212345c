import { runJobsOnce, shareCaches, shareLimits } from '../processes/one-product'
import { rollingRestart } from '../processes/rolling-restart'
import { withServers } from '../product-servers'
import type { Proof } from '../proof'

/** Several processes on one PostgreSQL are one product. */
export const prove: Proof = async (run) => {
  for (const count of run.some([2, 4])) {
    await withServers('postgres', count, async (store, servers) => {
      await shareCaches(run, servers)
      await rollingRestart(run, store, servers)
      await Promise.all(servers.splice(0).map((server) => server.stop()))
      await shareLimits(run, store, count)
    })
    await runJobsOnce(run, count)
  }
}
