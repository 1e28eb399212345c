import { setTimeout as pause } from 'node:timers/promises'
import { client, type Engine, logIn, type Store, startServer } from '../../support/product'
import { NAMES, unlimitUnits, withDb } from '../product-servers'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'
import { pay, sell } from './sell'

const ROUNDS: Record<Engine, number> = { sqlite: 100, postgres: 40 }
const SHORTEST_LIFE_MS: Record<Engine, number> = { sqlite: 150, postgres: 300 }
const ORDERS = 6
const WRITERS = 12

/**
 * Kills the server at random moments while staff take payments: each payment has its receipt and its posting, and the
 * numbers of receipts have no gap.
 */
export async function issueNumbersUnderKills(run: Run, engine: Engine): Promise<void> {
  const rounds = run.scaled(ROUNDS[engine], 3)
  run.progress(`${rounds} kills during payments on ${NAMES[engine]}`)
  const random = run.random(`numbers ${engine}`)
  const store = await openSeededStore(engine)
  try {
    await unlimitUnits(store)
    const send = client(WRITERS)
    const confirmed = new Set<number>()
    const first = await startServer(store)
    const { token } = await logIn(send, first.url)
    const sales = await sell(send, first.url, token, ORDERS)
    await first.stop()
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(store)
      let isAlive = true
      const writing = Array.from({ length: WRITERS }, async (_, writer) => {
        const sale = sales[writer % ORDERS]
        while (isAlive && sale) {
          const reply = await pay(send, server.url, token, sale, 0.01).catch(() => undefined)
          if (reply?.status === 201) confirmed.add(JSON.parse(reply.body).id)
          else return
        }
      })
      await pause(SHORTEST_LIFE_MS[engine] + random() * 300)
      for (let waited = 0; confirmed.size === 0 && waited < 20_000; waited += 20) await pause(20)
      await server.stop('SIGKILL')
      isAlive = false
      await Promise.all(writing)
    }
    const { lost, gaps, strays } = await compare(store, confirmed)
    run.promise(
      `no receipt without payment, no gap in the numbers, by kills on ${NAMES[engine]}`,
      `${rounds} kills, ${confirmed.size} payments confirmed: ${lost} lost, ${strays} without receipt or posting, ${gaps} gaps`,
      lost === 0 && gaps === 0 && strays === 0 && confirmed.size > 0,
    )
  } finally {
    await store.close()
  }
}

function compare(store: Store, confirmed: ReadonlySet<number>) {
  return withDb(store, async (db) => {
    const payments = await db.selectFrom('payment').select(['id', 'document_id']).execute()
    const documents = await db.selectFrom('document').select(['id', 'number']).orderBy('id').execute()
    const postings = await db
      .selectFrom('ledger')
      .select('payment_id')
      .where('kind', '=', 'payment')
      .execute()
    const known = new Set(payments.map(({ id }) => id))
    const posted = new Set(postings.map(({ payment_id }) => payment_id))
    const documented = new Set(documents.map(({ id }) => id))
    const counts = documents.map(({ number }) => Number(number.slice(-6))).sort((one, other) => one - other)
    return {
      lost: [...confirmed].filter((id) => !known.has(id)).length,
      strays:
        payments.filter(({ id, document_id }) => !posted.has(id) || !documented.has(document_id ?? 0))
          .length + Math.abs(documents.length - payments.length),
      gaps: counts.filter((count, at) => count !== at + 1).length,
    }
  })
}
