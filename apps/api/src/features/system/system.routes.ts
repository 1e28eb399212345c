import { parseId } from '@luzzu/domain'
import { MAIL_STATES } from '@luzzu/domain/contracts'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import type { Input } from '../../platform/http/checked'
import { ListQuery, setPagingHeaders } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { retryMail } from './mail.commands'
import { listMails, type MailFilter } from './mail.queries'
import { findSystemStatus } from './system.queries'

const STATE = `state must be one of ${MAIL_STATES.join(', ')}`

const readMailQuery = (query: Input): MailFilter => {
  const parsed = new ListQuery({ ...query, state: query.state || ' ' })
  const state = parsed.read('state', (text) => MAIL_STATES.find((one) => one === text), STATE)
  const [limit, cursor] = [parsed.limit(), parsed.cursor(parseId)]
  // Throws when it is missing.
  return parsed.finish({ state: state ?? 'failed', limit, cursor })
}

export const systemRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)

  route('GET /system', () => findSystemStatus(app))

  route('GET /system/mail', { query: readMailQuery }, async (request, reply) => {
    const { mails, next } = await listMails(app.db, request.query)
    setPagingHeaders(request, reply, { next })
    return mails
  })

  route('POST /system/mail/:id/retry', async (request, reply) => {
    const mail = await retryMail(app.db, actorOf(request), request.params.id)
    app.relay.resume()
    return reply.code(202).send(mail)
  })

  done()
}
