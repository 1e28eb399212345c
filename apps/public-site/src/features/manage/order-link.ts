import type { OrderAccess } from '@luzzu/api-client/own-orders'
import { parseId } from '@luzzu/domain'

/** What a link to an order opens. Those that are mailed prove the address, so they can be added to an account. */
export type OrderLink = Required<OrderAccess> & { orderToken: string; isMailed: boolean }

const IN_THE_BROWSER = 'b'

/** Reads the token behind the `#` of an address, whose first part is the id of the order; `undefined` for anything else. */
export function parseOrderLink(hash: string): OrderLink | undefined {
  const orderToken = hash.replace(/^#/, '')
  const [number = '', , kind = '', signature = ''] = orderToken.split('.')
  const id = parseId(number)
  if (id === undefined || signature === '') return undefined
  return { id, orderToken, isMailed: kind !== IN_THE_BROWSER }
}
