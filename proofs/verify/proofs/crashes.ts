import { countFsyncs } from '../crashes/fsyncs'
import { killRepeatedly } from '../crashes/kills'
import { ENGINES } from '../product-servers'
import type { Proof } from '../proof'

/** The server is killed while it writes, and the disk is asked for what was confirmed. */
export const prove: Proof = async (run) => {
  for (const engine of run.some(ENGINES)) await killRepeatedly(run, engine)
  await countFsyncs(run)
}
