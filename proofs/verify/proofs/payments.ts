import { runDeskPayments } from '../payments/desk'
import { issueNumbersUnderKills } from '../payments/document-numbers'
import { runOnline } from '../payments/online'
import { ENGINES } from '../product-servers'
import type { Proof } from '../proof'

/**
 * The server is killed while staff take payments, while a desk does everything else, and while customers pay online and calls
 * to Stripe fail; money, Stripe and documents are counted.
 */
export const prove: Proof = async (run) => {
  for (const engine of run.some(ENGINES)) {
    await runDeskPayments(run, engine)
    await issueNumbersUnderKills(run, engine)
    await runOnline(run, engine)
  }
}
