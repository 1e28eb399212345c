import { client, openStore, percentile, print, register, startServer } from '../../support/product'

/** Measures login times, which must not reveal whether an account exists. */
const LOGINS = Number(process.env.LOGINS ?? 200)

const store = await openStore('sqlite')
const server = await startServer(store)
const send = client(1)
await register(send, server.url, 'guest')
const known: number[] = []
const unknown: number[] = []
for (let turn = 0; turn < LOGINS; turn += 1) {
  for (const [mail, times] of [
    ['guest@example.com', known],
    ['nobody@example.com', unknown],
  ] as const) {
    const from = performance.now()
    await send(`${server.url}/api/login`, { method: 'POST', payload: { mail, password: 'wrong' } })
    times.push(performance.now() - from)
  }
}
const higher = known.flatMap((one) => unknown.map((other) => Number(one > other) + Number(one === other) / 2))
const auc = higher.reduce((sum, value) => sum + value, 0) / higher.length
print(
  `login: known mail ${percentile(known, 0.5).toFixed(1)} ms, unknown ${percentile(unknown, 0.5).toFixed(1)} ms, AUC ${auc.toFixed(2)}`,
)
await server.stop()
await store.close()
process.exit(0)
