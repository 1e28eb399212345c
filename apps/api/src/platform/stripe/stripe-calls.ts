import { randomUUID } from 'node:crypto'
import { HOUR, instantAfter, MINUTE, SECOND } from '../clock'
import type { Db, Tx } from '../database/schema'
import type { StripeCallRow } from '../database/stripe-tables'
import { CALL_KINDS, type CallBody, type StripeCallKind } from './call-kinds'
import { StripeFailure } from './stripe-failure'
import type { StripeGateway } from './stripe-gateway'

/** Stripe forgets a key after a day. */
const KEY_LIFE_MS = 23 * HOUR
const LONGEST_WAIT_MS = 10 * MINUTE
const BATCH_SIZE = 50

type NewCall<Kind extends StripeCallKind> = {
  kind: Kind
  /** What it is about: of each subject there is one call. */
  subject: string
  /** The id of the object at Stripe that is changed. */
  target?: string
  /** The parameters. What is created gets the uuid of the call as `call` of its metadata. */
  body: (uuid: string) => CallBody<Kind>
  now: Date
  /** Until then it can be withdrawn. */
  dueAt?: Date | undefined
}

/** Notes a call, in the transaction of its cause; it is sent after the commit. Returns the call that is about the subject. */
export async function addStripeCall<Kind extends StripeCallKind>(
  tx: Tx,
  { kind, subject, target, body, now, dueAt = now }: NewCall<Kind>,
): Promise<StripeCallRow> {
  const uuid = randomUUID()
  const at = instantAfter(now)
  await tx
    .insertInto('stripe_call')
    .values({
      subject,
      kind,
      uuid,
      idempotency_key: uuid,
      target: target ?? null,
      body: JSON.stringify(body(uuid)),
      status: 'pending',
      stripe_id: null,
      error: null,
      first_sent_at: null,
      due_at: instantAfter(dueAt),
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute()
  return findCallBySubject(tx, subject) as Promise<StripeCallRow>
}

/** Takes back a call; returns whether it was not sent yet. */
export async function withdrawStripeCall(tx: Tx, subject: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('stripe_call')
    .where('subject', '=', subject)
    .where('attempts', '=', 0)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets a call that Stripe has refused, so that another one about the subject can be noted. */
export async function removeRefusedCall(tx: Tx, subject: string): Promise<void> {
  await tx.deleteFrom('stripe_call').where('subject', '=', subject).where('status', '=', 'failed').execute()
}

export const findCallBySubject = (db: Db, subject: string): Promise<StripeCallRow | undefined> =>
  db.selectFrom('stripe_call').selectAll().where('subject', '=', subject).executeTakeFirst()

const findCall = (db: Db, id: number): Promise<StripeCallRow> =>
  db.selectFrom('stripe_call').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

type Sending = { db: Db; gateway: StripeGateway; now: Date }

/**
 * Sends a call unless it was answered, outside of any transaction, and returns it with the answer: `succeeded`, or `failed`
 * when Stripe has refused it; `pending` while another process sends it with another key. Sending it twice changes nothing
 * twice.
 * @throws {StripeFailure} when there is no answer; the call is sent again later.
 */
export async function sendStripeCall(id: number, { db, gateway, now }: Sending): Promise<StripeCallRow> {
  const call = await findCall(db, id)
  if (call.status !== 'pending') return call
  const request = {
    uuid: call.uuid,
    created_at: call.created_at,
    target: call.target ?? '',
    body: JSON.parse(call.body),
  }
  const { send, find } = CALL_KINDS[call.kind as StripeCallKind]
  let key = call.idempotency_key
  try {
    if (isKeySpent(call, now)) {
      const done = await gateway.ask((stripe) => find(stripe, request))
      if (done !== undefined) return await settle(db, call, { status: 'succeeded', stripe_id: done })
      const renewed = await renewKey(db, call)
      // Another process has.
      if (renewed === undefined) return await findCall(db, id)
      key = renewed
    }
    await noteAttempt(db, call, now)
    const stripe_id = await gateway.ask((stripe) => send(stripe, request, { idempotencyKey: key }))
    return await settle(db, call, { status: 'succeeded', stripe_id })
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    if (error.kind === 'refused') return settle(db, call, { status: 'failed', error: error.code })
    await recordFailure(db, { id, key }, error)
    throw error
  }
}

/** Whether Stripe may have forgotten the key, or repeats for ever that it has failed. */
const isKeySpent = ({ is_uncertain, first_sent_at }: StripeCallRow, now: Date) =>
  is_uncertain === 1 || (first_sent_at !== null && now.getTime() - Date.parse(first_sent_at) > KEY_LIFE_MS)

/** Another key, because nothing was found of what the one before has asked for. */
async function renewKey(db: Db, { id, idempotency_key }: StripeCallRow): Promise<string | undefined> {
  const key = randomUUID()
  const { numUpdatedRows } = await db
    .updateTable('stripe_call')
    .set({ idempotency_key: key, first_sent_at: null, is_uncertain: 0 })
    .where('id', '=', id)
    .where('idempotency_key', '=', idempotency_key)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n ? key : undefined
}

/**
 * Before it is sent: whatever happens then, it is known when the key was first used.
 * @throws {StripeFailure} when the call was withdrawn meanwhile.
 */
async function noteAttempt(db: Db, { id, attempts }: StripeCallRow, now: Date): Promise<void> {
  const wait = Math.min(LONGEST_WAIT_MS, 10 * SECOND * 2 ** Math.min(attempts, 10))
  const { numUpdatedRows } = await db
    .updateTable('stripe_call')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      first_sent_at: row.fn.coalesce('first_sent_at', row.val(instantAfter(now))),
      due_at: instantAfter(now, wait),
    }))
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StripeFailure('away', 'withdrawn', undefined)
}

/** Of another key, which another process has renewed it to meanwhile, nothing is known. */
async function recordFailure(
  db: Db,
  { id, key }: { id: number; key: string },
  { kind, code }: StripeFailure,
): Promise<void> {
  await db
    .updateTable('stripe_call')
    .set({ error: code, ...(kind === 'broken' && { is_uncertain: 1 as const }) })
    .where('id', '=', id)
    .where('idempotency_key', '=', key)
    .where('status', '=', 'pending')
    .execute()
}

type Outcome = { status: 'succeeded'; stripe_id: string } | { status: 'failed'; error: string }

async function settle(db: Db, { id }: StripeCallRow, outcome: Outcome): Promise<StripeCallRow> {
  await db
    .updateTable('stripe_call')
    .set({ error: null, ...outcome })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
  return findCall(db, id)
}

/** Sends what is due and was not answered, such as after a crash; a call that fails again waits longer. */
export async function sendDueCalls(sending: Sending): Promise<void> {
  const due = await sending.db
    .selectFrom('stripe_call')
    .select('id')
    .where('status', '=', 'pending')
    .where('due_at', '<=', instantAfter(sending.now))
    .orderBy('due_at')
    .limit(BATCH_SIZE)
    .execute()
  for (const { id } of due) {
    try {
      await sendStripeCall(id, sending)
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error
      // Nor would it answer the others.
      if (error.kind === 'away') return
    }
  }
}
