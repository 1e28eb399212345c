import { client, inDays, logIn, openStore, percentile, print, register, startServer } from './product'

/**
 * Two administrators decide the same requests concurrently; then login times, which must not reveal whether an account
 * exists.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 500)
const LOGINS = Number(process.env.LOGINS ?? 200)

const store = await openStore('sqlite')
const servers = [await startServer(store), await startServer(store)]
const [first = '', second = ''] = servers.map(({ url }) => url)
const send = client(8)
const admin = await logIn(send, first)
const guest = await register(send, first, 'guest')

const outcomes = new Map<string, number>()
for (let round = 0; round < ROUNDS; round += 1) {
  const payload = { booking_date: inDays(1 + (round % 29)), id_product_fk: 4, slot_id: 1 + (round % 2) }
  const created = await send(`${first}/api/bookings`, { method: 'POST', token: guest.token, payload })
  const { id } = JSON.parse(created.body)
  const decide = (url: string, status: string) =>
    send(`${url}/api/bookings/${id}`, { method: 'PUT', token: admin.token, payload: { status } })
  const replies = await Promise.all([decide(first, 'Confirmed'), decide(second, 'Cancelled')])
  const outcome = replies
    .map(({ status }) => status)
    .sort()
    .join(' and ')
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  await send(`${first}/api/bookings/${id}`, { method: 'DELETE', token: admin.token })
}
print(
  `approve against decline: ${ROUNDS} rounds, ${[...outcomes].map(([outcome, count]) => `${outcome} × ${count}`).join(', ')}`,
)

const known: number[] = []
const unknown: number[] = []
for (let turn = 0; turn < LOGINS; turn += 1) {
  for (const [mail, times] of [
    ['guest@example.com', known],
    ['nobody@example.com', unknown],
  ] as const) {
    const from = performance.now()
    await send(`${first}/api/login`, { method: 'POST', payload: { mail, password: 'wrong' } })
    times.push(performance.now() - from)
  }
}
const higher = known.flatMap((one) => unknown.map((other) => Number(one > other) + Number(one === other) / 2))
const auc = higher.reduce((sum, value) => sum + value, 0) / higher.length
print(
  `login: known mail ${percentile(known, 0.5).toFixed(1)} ms, unknown ${percentile(unknown, 0.5).toFixed(1)} ms, AUC ${auc.toFixed(2)}`,
)
await Promise.all(servers.map((server) => server.stop()))
await store.close()
process.exit([...outcomes.keys()].some((outcome) => outcome !== '200 and 409') ? 1 : 0)
