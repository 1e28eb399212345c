import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import fastifyJwt from '@fastify/jwt'
import BetterSqlite3 from 'better-sqlite3'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The lower bound for each response: a bare server that only sends it. Runs as a process of its own; arguments: port,
 * address of the product, its SQLite file and its secret. `DATABASE_URL` names a PostgreSQL instead of the file.
 */
const [port = '0', product = '', file = '', secret = ''] = process.argv.slice(2)
/** What browsers accept. */
const BROWSER = 'gzip, deflate, br'
const app = Fastify()
const pool = process.env.DATABASE_URL
  ? new pg.Pool({ connectionString: process.env.DATABASE_URL })
  : undefined
await app.register(fastifyJwt, {
  secret,
  verify: { algorithms: ['HS256'], allowedIss: 'luzzu', allowedAud: 'luzzu-api', cache: 1000 },
})

const hello = { response: { 200: { type: 'object', properties: { hello: { type: 'string' } } } } }
app.get('/hello', { schema: hello }, async () => ({ hello: 'world' }))

for (const [name, address] of [
  ['list', '/api/products?image=url'],
  ['list64', '/api/products'],
  ['page', '/'],
] as const) {
  const { headers, bytes } = await read(product + address)
  app.get(`/${name}`, (_request, reply) => reply.type(String(headers['content-type'])).send(bytes))
  // With the security and cache headers of the response too.
  app.get(`/${name}/headers`, (_request, reply) => reply.headers(headers).send(bytes))
}

type StoredResponse = { headers: IncomingHttpHeaders; bytes: Buffer }

/** The response that a browser gets, with the bytes as they are sent. */
async function read(address: string): Promise<StoredResponse> {
  const [response] = (await once(get(address, { headers: { 'accept-encoding': BROWSER } }), 'response')) as [
    IncomingMessage,
  ]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const { date, connection, 'keep-alive': keepAlive, ...headers } = response.headers
  return { headers, bytes: Buffer.concat(chunks) }
}

const SESSION =
  'select s.*, a.permission_level from session s join account a on a.id = s.account_id where s.id = $id'
const BOOKINGS = `select b.*, a.username, c.addon_name, c.extra_price_cents from booking b
  join account a on a.id = b.account_id left join booking_addon c on c.booking_id = b.id
  where b.account_id = $id order by b.id desc, c.addon_id`

type Row = Record<string, string | number | null>
type Find = (id: string | number) => Promise<Row[]> | Row[]

function prepare(sql: string, name: string): Find {
  if (pool) {
    const text = sql.replace('$id', '$1')
    return async (id) => (await pool.query({ name, text, values: [id] })).rows
  }
  const statement = new BetterSqlite3(file, { readonly: true }).prepare<unknown[], Row>(
    sql.replace('$id', '?'),
  )
  return (id) => statement.all(id)
}

const findSession = prepare(SESSION, 'session')
const findBookings = prepare(BOOKINGS, 'bookings')

app.get('/mine', async (request) => {
  const { sid, user_id } = app.jwt.verify<{ sid: string; user_id: number }>(
    request.headers.authorization?.slice(7) ?? '',
  )
  const [session] = await findSession(sid)
  return session ? toBookings(await findBookings(user_id)) : []
})

/** The response of the product, of which each row is one add-on. */
function toBookings(rows: readonly Row[]) {
  const bookings: { id: Row[string]; addons: object[] }[] = []
  for (const row of rows) {
    let last = bookings.at(-1)
    if (last?.id !== row.id) {
      last = {
        id: row.id ?? null,
        username: row.username,
        product_name: row.product_name,
        booking_date: `${row.booking_date} 00:00:00`,
        slot_name: row.slot_name,
        time_range: `${row.starts_at}-${row.ends_at}`,
        status: row.status,
        total_price: Number(row.total_cents) / 100,
        id_user_fk: row.account_id,
        id_product_fk: row.product_id,
        slot_id: row.slot_id,
        addons: [],
        created_at: row.created_at,
      } as (typeof bookings)[number]
      bookings.push(last)
    }
    if (row.addon_name !== null)
      last?.addons.push({ addon_name: row.addon_name, extra_price: Number(row.extra_price_cents) / 100 })
  }
  return bookings
}

await app.listen({ host: '127.0.0.1', port: Number(port) })
process.stdout.write('ready\n')
