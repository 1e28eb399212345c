import type { Db } from '../../../platform/database/schema'
import type { CreateOrderLink } from '../../../platform/mail/email-template'
import type { OrderTokenKind, OrderTokens } from './order-token'

declare module 'fastify' {
  interface FastifyInstance {
    orderTokens: OrderTokens
  }
}

/** The token of an order that is valid now. */
export async function signOrderToken(
  db: Db,
  tokens: OrderTokens,
  { orderId, kind }: { orderId: number; kind: OrderTokenKind },
): Promise<string> {
  const { token_version: version } = await db
    .selectFrom('customer_order')
    .select('token_version')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return tokens.sign({ orderId, version, kind })
}

/** Creates the links in emails. The token is in the fragment, which browsers neither send nor tell other sites. */
export const orderLinkCreator =
  (tokens: OrderTokens): CreateOrderLink =>
  async (db, orderId, { site }) => {
    const order = db.selectFrom('customer_order').select('id').where('id', '=', orderId)
    if (!(await order.executeTakeFirst())) return undefined
    return `${site.url}/manage#${await signOrderToken(db, tokens, { orderId, kind: 'mailed' })}`
  }
