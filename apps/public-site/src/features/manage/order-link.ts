import type { OrderAccess } from '@luzzu/api-client/own-orders'
import { orderOfToken } from '@luzzu/domain'

/** What a link to an order opens. Those that are mailed prove the address, so they can be added to an account. */
type OrderLink = OrderAccess & { orderToken: string; isMailed: boolean }

const MAILED = 'm'

/** Reads the token behind the `#` of an address; `undefined` for anything else. */
export function parseOrderLink(hash: string): OrderLink | undefined {
  const orderToken = hash.replace(/^#/, '')
  const id = orderOfToken(orderToken)
  if (id === undefined) return undefined
  const [, , kind] = orderToken.split('.')
  return { id, orderToken, isMailed: kind === MAILED }
}
