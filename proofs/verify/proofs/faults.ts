import { moveClocks } from '../faults/clocks'
import { loseDisk } from '../faults/disks'
import { NETWORK_FAULTS, simulateNetworkFault } from '../faults/network-faults'
import { restartPostgres } from '../faults/restarts'
import type { Proof } from '../proof'

/** What is around the server fails: network, database, disk and clock. */
export const prove: Proof = async (run) => {
  for (const link of run.some(NETWORK_FAULTS)) await simulateNetworkFault(run, link)
  await restartPostgres(run)
  await loseDisk(run)
  await moveClocks(run)
}
