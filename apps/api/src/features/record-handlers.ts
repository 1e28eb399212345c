import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, actorOf } from '../auth/access'
import type { Db } from '../platform/database/schema'
import { sendRecord } from '../platform/http/cache/public-reads'
import { created, type Deletion, ifMatchOf, tagged, withVersion } from '../platform/http/cache/versions'
import { createOnce } from '../platform/http/create-once'

/** How a record of the catalogue is read and written. */
type RecordCommands<Row, Wire, Fields, Changed> = {
  find: (db: Db, id: number) => Promise<Row | undefined>
  toWire: (row: Row) => Wire
  create: (db: Db, actor: Actor, fields: Fields) => Promise<Row>
  change: (
    db: Db,
    actor: Actor,
    change: { id: number; change: Changed; ifMatch: string | undefined },
  ) => Promise<Row>
  delete: (db: Db, actor: Actor, deletion: Deletion) => Promise<void>
}

type Params = { id: number }

/** What happens at the routes of one record that is wholly its own, below a path such as `/faqs`. */
export function recordHandlers<
  Row extends { id: number; version: number },
  Wire extends { id: number },
  Fields,
  Changed,
>(
  { db, catalogueRevision }: FastifyInstance,
  path: string,
  commands: RecordCommands<Row, Wire, Fields, Changed>,
) {
  const toRecord = (row: Row) => tagged(commands.toWire(row), row.version)
  const find = async (connection: Db, id: number) => {
    const row = await commands.find(connection, id)
    return row && toRecord(row)
  }

  return {
    get: (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) =>
      sendRecord(request, reply, () => find(db, request.params.id)),

    async post(request: FastifyRequest<{ Body: Fields }>, reply: FastifyReply): Promise<Wire> {
      const record = await createOnce(request, reply, {
        create: async (tx) => (await commands.create(tx, actorOf(request), request.body as Fields)).id,
        find,
      })
      catalogueRevision.changed()
      return created(reply, path, record)
    },

    async put(
      request: FastifyRequest<{ Params: Params; Body: Changed }>,
      reply: FastifyReply,
    ): Promise<Wire> {
      const change = { id: request.params.id, change: request.body as Changed, ifMatch: ifMatchOf(request) }
      const row = await commands.change(db, actorOf(request), change)
      catalogueRevision.changed()
      return withVersion(reply, toRecord(row))
    },

    async delete(request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) {
      await commands.delete(db, actorOf(request), { id: request.params.id, ifMatch: ifMatchOf(request) })
      catalogueRevision.changed()
      return reply.code(204).send(null)
    },
  }
}
