import { DEFAULT_DISTRIBUTION, type Distribution } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { type Actor, actorOf } from '../../../auth/access'
import { recordChange } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound } from '../../../platform/errors/refusal'
import { routesOf } from '../../../platform/http/operation-routes'
import { lockProduct } from '../../offer/offer-locks'
import { findProduct } from '../../offer/product-rows'

/** Staff say how resellers see a product. */
export const distributionRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db } = app
  const route = routesOf(app)

  route('GET /products/:id/distribution', async ({ params: { id } }) => {
    orNotFound(await findProduct(db, id))
    return findDistribution(db, id)
  })

  route('PUT /products/:id/distribution', (request) =>
    replaceDistribution(db, actorOf(request), request.params.id, request.body),
  )

  done()
}

async function findDistribution(db: Db, id: number): Promise<Distribution> {
  const row = await db
    .selectFrom('product_distribution')
    .select('distribution')
    .where('product_id', '=', id)
    .executeTakeFirst()
  return row ? (JSON.parse(row.distribution) as Distribution) : DEFAULT_DISTRIBUTION
}

function replaceDistribution(db: Db, actor: Actor, id: number, after: Distribution): Promise<Distribution> {
  return inTransaction(db, async (tx) => {
    orNotFound(await lockProduct(tx, id))
    const before = await findDistribution(tx, id)
    const distribution = JSON.stringify(after)
    await tx
      .insertInto('product_distribution')
      .values({ product_id: id, distribution, version: 1 })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ distribution }))
      .execute()
    await recordChange(tx, actor, { action: 'updated', entity: 'product', id, before, after })
    return after
  })
}
