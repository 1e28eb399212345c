import { parseId } from '@luzzu/domain'
import { HISTORY_ENTITIES } from '@luzzu/domain/contracts'
import type { FastifyPluginCallback } from 'fastify'
import type { Input } from '../../platform/http/checked'
import { ListQuery, setPagingHeaders } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { type HistoryFilter, listHistory } from './history.queries'

const MESSAGES = { entity: `entity must be one of ${HISTORY_ENTITIES.join(', ')}`, id: 'id must be an id' }

const readHistoryQuery = (query: Input): HistoryFilter => {
  const parsed = new ListQuery({ ...query, entity: query.entity || ' ', id: query.id || ' ' })
  const entity = parsed.read(
    'entity',
    (text) => HISTORY_ENTITIES.find((one) => one === text),
    MESSAGES.entity,
  )
  const id = parsed.read('id', parseId, MESSAGES.id)
  const [limit, cursor] = [parsed.limit(), parsed.cursor(parseId)]
  // Throws when one of them is missing.
  return parsed.finish({ entity: entity ?? 'user', id: id ?? 0, limit, cursor })
}

export const historyRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  route('GET /history', { compress: {}, query: readHistoryQuery }, async (request, reply) => {
    const { entries, next } = await listHistory(app.db, request.query)
    setPagingHeaders(request, reply, { next })
    return entries
  })
  done()
}
