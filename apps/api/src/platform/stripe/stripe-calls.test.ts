import { expect, test } from 'vitest'
import { aStripeFixture } from '../../../test/support/stripe-fixture'
import { HOUR, MINUTE } from '../clock'
import { inTransaction } from '../database/transaction'
import { addStripeCall, findCallBySubject, sendDueCalls, sendStripeCall } from './stripe-calls'
import { StripeFailure } from './stripe-failure'
import type { StripeGateway } from './stripe-gateway'

async function aCall() {
  const { db, app, clock, simulator } = await aStripeFixture()
  const gateway = app.stripe as StripeGateway
  const add = () =>
    inTransaction(db, (tx) =>
      addStripeCall(tx, {
        kind: 'create-session',
        subject: 'session of a test',
        body: (call) => ({
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'eur', unit_amount: 5000, product_data: { name: 'Luzzu' } },
            },
          ],
          success_url: 'http://127.0.0.1:3000/manage',
          metadata: { call },
        }),
        now: clock.now(),
      }),
    )
  const { id } = await add()
  const sending = () => ({ db, gateway, now: clock.now() })
  const fault = (kind: string, times = 1) =>
    simulator.command('faults', { operation: 'checkout.sessions.create', kind, times })
  const failure = () => sendStripeCall(id, sending()).catch((error: unknown) => error)
  const sessions = () => [...simulator.account.checkouts.keys()]
  return { db, clock, id, add, sending, fault, failure, sessions, send: () => sendStripeCall(id, sending()) }
}

test('of a subject there is one call, and it is made once', async () => {
  const { add, id, send, sessions } = await aCall()
  expect((await add()).id).toBe(id)
  const sent = await Promise.all([send(), send().catch(() => send())])
  expect(sent.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  expect((await send()).stripe_id).toBe(sessions()[0])
  expect(sessions()).toHaveLength(1)
})

test('a call that was executed and not answered is repeated with its key', async () => {
  const { db, fault, failure, send, sessions } = await aCall()
  await fault('timeout-after')
  expect(await failure()).toMatchObject({ kind: 'away' })
  const before = await findCallBySubject(db, 'session of a test')
  expect((await send()).idempotency_key).toBe(before?.uuid)
  expect(sessions()).toHaveLength(1)
})

test('once the key may be forgotten, the object is looked up first', async () => {
  const { clock, fault, failure, send, sessions } = await aCall()
  await fault('timeout-after')
  await failure()
  clock.advance(24 * HOUR)
  const found = await send()
  expect(found).toMatchObject({ status: 'succeeded', stripe_id: sessions()[0] })
  expect(sessions()).toHaveLength(1)
})

test('an error that Stripe repeats for ever is left behind by another key, once nothing was found', async () => {
  const { fault, failure, send, sessions } = await aCall()
  await fault('error-500')
  expect(await failure()).toMatchObject({ kind: 'broken' })
  const sent = await send()
  expect(sent.status).toBe('succeeded')
  expect(sent.idempotency_key).not.toBe(sent.uuid)
  expect(sessions()).toHaveLength(1)
})

test('what is refused is not sent again; what is not answered is, later and later', async () => {
  const { clock, fault, db, sending } = await aCall()
  await fault('error-503', 2)
  await sendDueCalls(sending())
  const first = await findCallBySubject(db, 'session of a test')
  clock.advance(MINUTE)
  await sendDueCalls(sending())
  const second = await findCallBySubject(db, 'session of a test')
  expect([first?.attempts, second?.attempts]).toEqual([1, 2])
  const waits = [first, second].map((call) => Date.parse(String(call?.due_at)) - clock.now().getTime())
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
})

test('a failure tells neither the key nor what was sent', async () => {
  const { fault, failure } = await aCall()
  await fault('error-500')
  const error = await failure()
  expect(error).toBeInstanceOf(StripeFailure)
  expect(`${JSON.stringify(error)} ${String(error)} ${(error as Error).stack}`).not.toMatch(
    /sk_test|Luzzu|success_url/,
  )
})
