import { DEFAULT_DISTRIBUTION, type Distribution } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { type Actor, actorOf } from '../../../auth/access'
import { recordChange } from '../../../platform/audit/audit'
import { fromJson, type JsonText, toJson } from '../../../platform/database/json-text'
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

  route('GET /distributions', () => listDistributions(db))

  route('GET /products/:id/distribution', async ({ params: { id } }) => {
    orNotFound(await findProduct(db, id))
    return findDistribution(db, id)
  })

  route('PUT /products/:id/distribution', (request) =>
    replaceDistribution(db, actorOf(request), request.params.id, request.body),
  )

  done()
}

async function listDistributions(db: Db): Promise<(Distribution & { product_id: number })[]> {
  const rows = await db
    .selectFrom('product')
    .leftJoin('product_distribution', 'product_distribution.product_id', 'product.id')
    .select(['product.id', 'product_distribution.distribution'])
    .where('product.deleted_at', 'is', null)
    .orderBy('product.id')
    .execute()
  return rows.map(({ id, distribution }) => ({ product_id: id, ...toDistribution(distribution) }))
}

const toDistribution = (stored: JsonText<Distribution> | null | undefined) =>
  stored ? fromJson(stored) : DEFAULT_DISTRIBUTION

async function findDistribution(db: Db, id: number): Promise<Distribution> {
  const row = await db
    .selectFrom('product_distribution')
    .select('distribution')
    .where('product_id', '=', id)
    .executeTakeFirst()
  return toDistribution(row?.distribution)
}

function replaceDistribution(db: Db, actor: Actor, id: number, after: Distribution): Promise<Distribution> {
  return inTransaction(db, async (tx) => {
    orNotFound(await lockProduct(tx, id))
    const before = await findDistribution(tx, id)
    const distribution = toJson(after)
    await tx
      .insertInto('product_distribution')
      .values({ product_id: id, distribution, version: 1 })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ distribution }))
      .execute()
    await recordChange(tx, actor, { action: 'updated', entity: 'product', id, before, after })
    return after
  })
}
