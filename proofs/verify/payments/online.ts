import type { Db } from '../../../apps/api/src/platform/database/schema'
import {
  type StripeSimulator,
  startStripeSimulator,
} from '../../../tools/stripe-simulator/start-stripe-simulator'
import {
  client,
  type Engine,
  logIn,
  print,
  register,
  type Server,
  type Store,
  startServer,
} from '../../support/product'
import { NAMES, withDb } from '../product-servers'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'
import { DeskClient } from './desk-client'
import { compareOrders, countGaps, countOverRefunded } from './desk-consistency'
import { DeskOperations } from './desk-operations'
import { letHoldsExpire } from './hold-expiry'
import {
  compareStripe,
  countBookingsWithoutOrder,
  countDoubleCaptures,
  countLeakedHolds,
  countUnallocatedPayments,
  countWrongRefunds,
} from './online-consistency'
import { OnlineOperations } from './online-operations'
import { measureTimes } from './payment-times'
import { readOrders } from './read-orders'
import { settleOnline } from './settle-online'
import { CLIENTS, type Load, PROCESSES, REFUND_TIERS, scaledLoad, workUnderKills } from './work-under-kills'

const CUSTOMERS = 24
const SETTINGS = {
  payments: {
    mode: 'online',
    pay_at_dock: true,
    deposit_percent: 40,
    refund_tiers: REFUND_TIERS,
  },
  vat_percent: 18,
}

type Online = { store: Store; servers: Server[]; db: Db; stripe: StripeSimulator; hasWebhooks: boolean }

/**
 * Random operations of customers, banks and a desk while calls to Stripe fail and processes are killed; ledger, Stripe,
 * orders and documents agree afterwards.
 */
export async function runOnline(run: Run, engine: Engine, hasWebhooks = true): Promise<void> {
  const store = await openSeededStore(engine)
  const servers: Server[] = []
  const random = run.random(`stripe ${engine}`)
  const target = () => servers[Math.floor(random() * servers.length)]?.url ?? ''
  const stripe = await startStripeSimulator({
    webhookUrl: hasWebhooks ? () => `${target()}/api/webhooks/stripe` : undefined,
    random,
  })
  const environment = { ...stripe.environment, SITE_URL: 'http://127.0.0.1:3000' }
  Object.assign(store.environment, environment)
  try {
    while (servers.length < PROCESSES[engine]) servers.push(await startServer(store))
    await withDb(store, (db) => operate(run, { store, servers, db, stripe, hasWebhooks }))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await stripe.close()
    await store.close()
  }
}

async function operate(run: Run, online: Online): Promise<void> {
  const { store, servers, db, stripe, hasWebhooks } = online
  const load = scaledLoad(run, 150)
  const where = `on ${NAMES[store.engine]}${hasWebhooks ? '' : ' without webhooks'}`
  run.progress(
    `${load.operations} operations online and ${load.kills} kills over ${servers.length} processes ${where}`,
  )
  const send = client(CLIENTS * 2)
  const url = servers[0]?.url ?? ''
  const admin = await logIn(send, url)
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, index) => register(send, url, `online-${index}`)),
  )
  const desk = new DeskClient(send, servers, run.random(`online ${store.engine}`))
  await desk.ask(admin.token, 'PUT', '/settings', SETTINGS)
  await measureTimes(run, where, { desk, admin, customers, stripe })
  const work = new OnlineOperations(
    desk,
    customers,
    new DeskOperations(desk, { admin, customers }, db),
    stripe,
    () => letHoldsExpire(db, 1),
  )
  const above = await workUnderKills({
    ...load,
    store,
    servers,
    db,
    random: desk.random,
    progress: (text) => run.progress(`${text} ${where}`),
    operate: () => work.next(),
  })
  run.progress(`settling what is under way ${where}`)
  const attention = await settleOnline({ db, client: desk, token: admin.token, stripe })
  await report(run, where, { ...online, desk, work, token: admin.token, attention, above, ...load })
}

type Made = Online &
  Load & {
    desk: DeskClient
    work: OnlineOperations
    token: string
    attention: unknown[]
    above: number
  }

async function report(run: Run, where: string, made: Made): Promise<void> {
  const { db, desk, work, stripe, token, attention, above, operations, kills } = made
  const { account } = stripe
  const orders = await readOrders(db, desk, token)
  const [differing, astray] = [await compareOrders(db, orders), await compareStripe(db, account)]
  for (const line of [
    ...desk.faults,
    ...differing,
    ...astray,
    ...attention.map((one) => JSON.stringify(one)),
  ].slice(0, 30))
    print(`  ${line}`)
  print(`  operations: ${countsOf(work.counts)}`)
  print(`  faults: ${countsOf(work.faults)}`)
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0)
  const captured = [...account.intents.values()].filter(({ status }) => status === 'succeeded').length
  run.promise(
    `ledger, Stripe, orders and documents agree to the cent after ${operations} operations and ${kills} kills ${where}`,
    `${differing.length} of ${orders.length} orders and ${astray.length} at Stripe differ; ${account.intents.size} payments, ${captured} captured, ${account.refunds.size} refunds and releases, ${account.disputes.size} disputes, ${sum(work.faults.values())} faults`,
    differing.length + astray.length === 0 && captured > 0,
  )
  const [money, places, forgotten] = [
    await countUnallocatedPayments(db),
    await countBookingsWithoutOrder(db),
    await countLeakedHolds(db, account),
  ]
  run.promise(
    `no money without place, no place without order, no authorization left behind ${where}`,
    `${money} without place, ${places} without order, ${forgotten} left behind`,
    money + places + forgotten === 0,
  )
  const [over, wrong, double] = [
    await countOverRefunded(db),
    await countWrongRefunds(db, account),
    await countDoubleCaptures(db),
  ]
  run.promise(
    `no refund above what was paid, none twice, nothing captured twice ${where}`,
    `${over} above, ${wrong} refunds wrong, ${double} captured twice`,
    over + wrong + double === 0,
  )
  const gaps = await countGaps(db)
  run.promise(`no gap in the numbers of documents, online ${where}`, `${gaps} gaps`, gaps === 0)
  run.promise(
    `attention is empty after reconciling ${where}`,
    `${attention.length} left`,
    attention.length === 0,
  )
  run.promise(`bookings and holds are never above the units, online ${where}`, `${above} above`, above === 0)
  run.promise(
    `each operation online is done or refused ${where}`,
    `${desk.faults.length} other answers; ${desk.statuses}; ${desk.mismatches} keys with two records`,
    desk.faults.length + desk.mismatches === 0,
  )
}

const countsOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([name, count]) => `${name} × ${count}`).join(', ')
