import type { Db } from '../../../apps/api/src/platform/database/schema'
import { client, type Engine, logIn, print, register, type Server, type Store } from '../../support/product'
import { NAMES, withDb, withServers } from '../product-servers'
import type { Run } from '../proof'
import { DeskClient } from './desk-client'
import { compareOrders, countChangedDays, countGaps, countOverRefunded } from './desk-consistency'
import { DeskOperations } from './desk-operations'
import { readOrders } from './read-orders'
import { CLIENTS, type Load, PROCESSES, REFUND_TIERS, scaledLoad, workUnderKills } from './work-under-kills'

/** The day is closed when so much of the run is over. */
const CLOSED_AFTER = 0.95
const SETTINGS = { payments: { mode: 'desk', refund_tiers: REFUND_TIERS }, vat_percent: 18 }

/** Random operations of a desk while its processes are killed; ledger, orders and documents agree afterwards. */
export async function runDeskPayments(run: Run, engine: Engine): Promise<void> {
  await withServers(engine, PROCESSES[engine], (store, servers) =>
    withDb(store, (db) => operate(run, { store, servers, db })),
  )
}

type Desk = { store: Store; servers: Server[]; db: Db }

async function operate(run: Run, { store, servers, db }: Desk): Promise<void> {
  const load = scaledLoad(run, 200)
  const where = `on ${NAMES[store.engine]}`
  run.progress(
    `${load.operations} operations of a desk and ${load.kills} kills over ${servers.length} processes ${where}`,
  )
  const send = client(CLIENTS * 2)
  const url = servers[0]?.url ?? ''
  const admin = await logIn(send, url)
  const customers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => register(send, url, `desk-${index}`)),
  )
  const desk = new DeskClient(send, servers, run.random(`desk ${store.engine}`))
  await desk.ask(admin.token, 'PUT', '/settings', SETTINGS)
  for (const id of [1, 2, 3])
    await desk.ask(admin.token, 'PUT', `/products/${id}/pricing`, {
      charge: 'as_listed',
      slot_prices: [
        { slot_id: 1, price: 59.99 },
        { slot_id: 2, price: 33.34 },
      ],
    })
  const work = new DeskOperations(desk, { admin, customers }, db)
  const closedAt = Math.ceil(load.operations * CLOSED_AFTER)
  const above = await workUnderKills({
    ...load,
    store,
    servers,
    db,
    random: desk.random,
    progress: (text) => run.progress(`${text} ${where}`),
    async operate(turn) {
      if (turn === closedAt) await work.closeDay()
      await work.next()
    },
  })
  report(run, where, { desk, above, ...load }, await inspect(db, desk, admin.token))
}

type Made = Load & { desk: DeskClient; above: number }

async function inspect(db: Db, desk: DeskClient, token: string) {
  const orders = await readOrders(db, desk, token)
  const attention = JSON.parse((await desk.ask(token, 'GET', '/payments/attention')).body) as unknown[]
  const countOf = async (
    table: 'payment' | 'refund' | 'document' | 'damage_deposit' | 'ledger' | 'cash_up',
  ) =>
    (
      await db
        .selectFrom(table as 'payment')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .execute()
    )[0]?.count
  return {
    orders,
    attention,
    disagreements: await compareOrders(db, orders),
    overRefunded: await countOverRefunded(db),
    gaps: await countGaps(db),
    changedDays: await countChangedDays(db),
    payments: Number(await countOf('payment')),
    refunds: Number(await countOf('refund')),
    documents: Number(await countOf('document')),
    deposits: Number(await countOf('damage_deposit')),
    postings: Number(await countOf('ledger')),
    closings: Number(await countOf('cash_up')),
  }
}

function report(
  run: Run,
  where: string,
  { desk, above, operations, kills }: Made,
  found: Awaited<ReturnType<typeof inspect>>,
): void {
  for (const line of [...desk.faults, ...found.disagreements].slice(0, 20)) print(`  ${line}`)
  run.promise(
    `ledger, orders and documents agree to the cent after ${operations} operations and ${kills} kills ${where}`,
    `${found.disagreements.length} of ${found.orders.length} orders differ; ${found.postings} postings, ${found.payments} payments, ${found.refunds} refunds, ${found.documents} documents`,
    found.disagreements.length === 0 && found.orders.length > 0 && found.payments > 0,
  )
  run.promise(
    `no payment gives back more than came in, nothing needs attention ${where}`,
    `${found.overRefunded} payments, ${found.attention.length} in attention`,
    found.overRefunded === 0 && found.attention.length === 0,
  )
  run.promise(`no gap in the numbers of documents ${where}`, `${found.gaps} gaps`, found.gaps === 0)
  const [made, deposits, refunds] = [
    desk.made('payments'),
    desk.made('damage-deposit'),
    desk.made('refunds'),
  ] as const
  const twice = [made, deposits, refunds].reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0)
  const strays = Math.abs(found.payments - made.length) + Math.abs(found.deposits - deposits.length)
  run.promise(
    `one key is one payment, refund and damage deposit ${where}`,
    `${made.length + deposits.length + refunds.length} keys, ${desk.repeats} repeats: ${twice + desk.mismatches} twice, ${strays} without answer`,
    twice + desk.mismatches + strays === 0,
  )
  run.promise(`bookings and holds are never above the units ${where}`, `${above} above`, above === 0)
  run.promise(
    `nothing is added to a day after its cash-up ${where}`,
    `${found.changedDays} of ${found.closings} changed`,
    found.changedDays === 0 && found.closings === 1,
  )
  run.promise(
    `each operation of the desk is done or refused ${where}`,
    `${desk.faults.length} other answers; ${desk.statuses}`,
    desk.faults.length === 0,
  )
}
