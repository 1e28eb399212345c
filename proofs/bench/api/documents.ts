import { client, logIn, openStore, percentile, print, startServer } from '../../support/product'
import { pay, sell } from '../../verify/payments/sell'
import { atMost, printGoals } from '../goals'

/** Measures receipts as PDF, and how long other requests wait meanwhile. */
const TIMES = 40
const PROBE_MS = 5

const store = await openStore('sqlite')
const server = await startServer(store)
try {
  const send = client(4)
  const { token } = await logIn(send, server.url)
  const [sale] = await sell(send, server.url, token, 1)
  if (!sale) throw new Error('Nothing was sold.')
  await pay(send, server.url, token, sale, 1)
  const [{ id }] = JSON.parse((await send(`${server.url}/api/documents`, { token })).body)
  const write = async () => {
    const from = performance.now()
    const { status } = await send(`${server.url}/api/documents/${id}.pdf`, { token })
    if (status !== 200) throw new Error(`The document was answered ${status}.`)
    return performance.now() - from
  }
  const probe = async () => {
    const from = performance.now()
    await send(`${server.url}/api/faqs`)
    return performance.now() - from
  }
  for (let turn = 0; turn < TIMES; turn += 1) await probe()
  const waits: number[] = []
  let isWriting = true
  const probing = (async () => {
    while (isWriting) {
      waits.push(await probe())
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS))
    }
  })()
  const first = await write()
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) times.push(await write())
  isWriting = false
  await probing
  const { body } = await send(`${server.url}/metrics`)
  const lag = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(body)?.[1]) * 1000
  print('Receipts as PDF')
  printGoals([
    atMost('the first one, with its thread', 1000, first, ' ms'),
    atMost('others, p95', 1000, percentile(times, 0.95), ' ms'),
    atMost('other requests meanwhile, p99', 50, percentile(waits, 0.99), ' ms'),
    atMost('delay of the event loop, p99', 50, lag, ' ms'),
  ])
} finally {
  await server.stop()
  await store.close()
}
