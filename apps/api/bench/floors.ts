import fastifyJwt from '@fastify/jwt'
import BetterSqlite3 from 'better-sqlite3'
import Fastify from 'fastify'

/**
 * The lower bound for each response: a bare server that only sends it. Runs as a process of its own; arguments: port,
 * address of the product, its SQLite file and its secret.
 */
const [port = '0', product = '', file = '', secret = ''] = process.argv.slice(2)
const app = Fastify()
const database = new BetterSqlite3(file, { readonly: true })
await app.register(fastifyJwt, {
  secret,
  verify: { algorithms: ['HS256'], allowedIss: 'luzzu', allowedAud: 'luzzu-api', cache: 1000 },
})

const hello = { response: { 200: { type: 'object', properties: { hello: { type: 'string' } } } } }
app.get('/hello', { schema: hello }, async () => ({ hello: 'world' }))

for (const [name, address] of [
  ['list', '/api/products?image=url'],
  ['list64', '/api/products'],
] as const) {
  const bytes = Buffer.from(await (await fetch(product + address)).arrayBuffer())
  app.get(`/${name}`, (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
}

const session = database.prepare(
  'select s.*, a.permission_level from session s join account a on a.id = s.account_id where s.id = ?',
)
const bookings = database.prepare(
  'select b.*, a.username from booking b join account a on a.id = b.account_id where b.account_id = ? order by b.id desc',
)
app.get('/mine', async (request) => {
  const { sid, user_id } = app.jwt.verify<{ sid: string; user_id: number }>(
    request.headers.authorization?.slice(7) ?? '',
  )
  return session.get(sid) ? bookings.all(user_id) : []
})

await app.listen({ host: '127.0.0.1', port: Number(port) })
process.stdout.write('ready\n')
