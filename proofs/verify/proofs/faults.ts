import { moveClocks } from '../faults/clocks'
import { loseDisk } from '../faults/disks'
import { breakLink, LINKS } from '../faults/links'
import { restartPostgres } from '../faults/restarts'
import type { Proof } from '../proof'

/** What is around the server fails: network, database, disk and clock. */
export const prove: Proof = async (run) => {
  for (const link of run.some(LINKS)) await breakLink(run, link)
  await restartPostgres(run)
  await loseDisk(run)
  await moveClocks(run)
}
