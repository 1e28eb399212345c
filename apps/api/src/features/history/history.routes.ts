import { parseId } from '@luzzu/domain'
import { HISTORY_ENTITIES, HistoryEntrySchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { checkedInput, type Routes } from '../../platform/http/checked'
import { CursorSchema, LimitSchema, ListQuery, setPageHeaders } from '../../platform/http/list-query'
import { type HistoryFilter, listHistory } from './history.queries'

const MESSAGES = { entity: `entity must be one of ${HISTORY_ENTITIES.join(', ')}`, id: 'id must be an id' }

const HistoryQuery = checkedInput(
  Type.Object({
    entity: Type.Enum([...HISTORY_ENTITIES]),
    id: Type.Integer({ minimum: 1 }),
    limit: LimitSchema,
    cursor: CursorSchema,
  }),
  (query): HistoryFilter => {
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
  },
)

export const historyRoutes: Routes = (app, _options, done) => {
  app.get(
    '/history',
    {
      config: { access: 'admin' },
      compress: {},
      schema: { querystring: HistoryQuery, response: { 200: Type.Array(HistoryEntrySchema) } },
    },
    async (request, reply) => {
      const { entries, next } = await listHistory(app.db, request.query)
      setPageHeaders(request, reply, { next })
      return entries
    },
  )
  done()
}
