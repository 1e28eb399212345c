import { ENGINES, withServers } from '../product-servers'
import type { Proof } from '../proof'
import { decideAtOnce } from '../races/decisions'
import { mixAtOnce } from '../races/mixed'
import { attack } from '../races/overbooking'
import { repeatAtOnce } from '../races/retries'

const HOT_ATTEMPTS = 2000
const ATTEMPTS = 10_000
const LAST_DAY = 29

/** Many customers and administrators at once, over two processes on one database. */
export const prove: Proof = async (run) => {
  for (const engine of run.some(ENGINES)) {
    await withServers(engine, 2, async (store, servers) => {
      await mixAtOnce(run, store, servers)
      const oneDay = { name: 'one product and day', day: () => LAST_DAY, product: 1 }
      await attack(run, store, servers, { ...oneDay, attempts: run.scaled(HOT_ATTEMPTS, 50) })
      const spread = {
        name: 'all products and days',
        day: (random: () => number) => 1 + Math.floor(random() * LAST_DAY),
      }
      await attack(run, store, servers, { ...spread, attempts: run.scaled(ATTEMPTS, 100) })
      await decideAtOnce(run, store, servers)
      await repeatAtOnce(run, store, servers)
    })
  }
}
