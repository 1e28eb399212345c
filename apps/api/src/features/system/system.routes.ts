import { parseId } from '@luzzu/domain'
import { MAIL_STATES, StoredMailSchema, SystemStatusSchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { actorOf } from '../../auth/access'
import { ById, checkedInput, type Routes } from '../../platform/http/checked'
import { CursorSchema, LimitSchema, ListQuery, setPageHeaders } from '../../platform/http/list-query'
import { retryMail } from './mail.commands'
import { listMails, type MailFilter } from './mail.queries'
import { findSystemStatus } from './system.queries'

const STATE = `state must be one of ${MAIL_STATES.join(', ')}`

const MailQuery = checkedInput(
  Type.Object({ state: Type.Enum([...MAIL_STATES]), limit: LimitSchema, cursor: CursorSchema }),
  (query): MailFilter => {
    const parsed = new ListQuery({ ...query, state: query.state || ' ' })
    const state = parsed.read('state', (text) => MAIL_STATES.find((one) => one === text), STATE)
    const [limit, cursor] = [parsed.limit(), parsed.cursor(parseId)]
    // Throws when it is missing.
    return parsed.finish({ state: state ?? 'failed', limit, cursor })
  },
)

export const systemRoutes: Routes = (app, _options, done) => {
  const admin = { config: { access: 'admin' } } as const

  app.get('/system', { ...admin, schema: { response: { 200: SystemStatusSchema } } }, () =>
    findSystemStatus(app),
  )

  app.get(
    '/system/mail',
    { ...admin, schema: { querystring: MailQuery, response: { 200: Type.Array(StoredMailSchema) } } },
    async (request, reply) => {
      const { mails, next } = await listMails(app.db, request.query)
      setPageHeaders(request, reply, { next })
      return mails
    },
  )

  app.post(
    '/system/mail/:id/retry',
    { ...admin, schema: { params: ById, response: { 202: StoredMailSchema } } },
    async (request, reply) => {
      const mail = await retryMail(app.db, actorOf(request), request.params.id)
      app.relay.resume()
      return reply.code(202).send(mail)
    },
  )

  done()
}
