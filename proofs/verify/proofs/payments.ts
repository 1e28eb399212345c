import { runDesk } from '../payments/desk'
import { numberUnderKills } from '../payments/numbers'
import { ENGINES } from '../product-under-proof'
import type { Proof } from '../proof'

/** The server is killed while staff take payments, and while a desk does everything else; money and documents are counted. */
export const prove: Proof = async (run) => {
  for (const engine of run.some(ENGINES)) {
    await runDesk(run, engine)
    await numberUnderKills(run, engine)
  }
}
