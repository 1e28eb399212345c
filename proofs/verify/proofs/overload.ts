import { client, logIn, register } from '../../support/product'
import { floodAddresses } from '../overload/addresses'
import { exceed } from '../overload/excess'
import { measureFairness } from '../overload/fairness'
import { withServers } from '../product-servers'
import type { Proof } from '../proof'

/** More than the machine bears, slow and costly clients, and a flood of addresses. */
export const prove: Proof = async (run) => {
  await withServers('sqlite', 1, async (_store, [server]) => {
    if (!server) return
    const guest = await register(client(1), server.url, 'guest')
    const admin = await logIn(client(1), server.url)
    await measureFairness(run, server, admin)
    await exceed(run, server, guest)
  })
  await floodAddresses(run)
}
