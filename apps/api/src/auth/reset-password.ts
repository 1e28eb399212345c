import type { FastifyRequest } from 'fastify'
import { recordChange, systemActor } from '../platform/audit/audit'
import { instantAfter, MINUTE } from '../platform/clock'
import type { Db, Tx } from '../platform/database/schema'
import { inTransaction } from '../platform/database/transaction'
import { orNotFound, Refusal } from '../platform/errors/refusal'
import type { Sender } from '../platform/mail/email-template'
import { enqueueEmail } from '../platform/mail/outbox'
import { passwordResetEmail } from './account-emails'
import { lockAccount } from './account-locks'
import { changePassword } from './accounts'
import { findAccountByMail } from './accounts.queries'
import { isKnownNetwork } from './login-networks'
import { hashPassword } from './passwords'
import { hashSecret } from './tokens'
import { verifyEmailAddress } from './verify-email-address'

const SLOW_MS = 2 * MINUTE
const INVALID_LINK = 'This link is no longer valid. Please request a new one.'

/** `isSlow`: others have requested many links for the same account and may be strangers to it. */
type ResetRequest = { mail: string; request: Pick<FastifyRequest, 'ip' | 'id' | 'log'>; isSlow: boolean }

/**
 * Emails a link to the owner of the address; an unknown address is ignored. A slow request is delayed and shares one
 * email with others, except from a network from which the account has logged in.
 */
export async function requestReset(
  db: Db,
  { mail, request, isSlow }: ResetRequest,
  { site, now }: { site: Sender; now: Date },
): Promise<void> {
  const account = await findAccountByMail(db, mail)
  if (!account || account.disabled_at) return
  request.log.info({ account: account.id, ip: request.ip }, 'password reset requested')
  const delay = isSlow && !(await isKnownNetwork(db, mail, request.ip, now)) ? SLOW_MS : 0
  await inTransaction(db, async (tx) => {
    // It may have been erased or disabled meanwhile.
    const current = await lockAccount(tx, account.id)
    if (!current || current.disabled_at) return
    if (delay > 0 && (await isWaiting(tx, account.mail))) return
    const data = { username: current.username, account_id: account.id }
    await enqueueEmail(tx, { site, to: account.mail, template: passwordResetEmail, data, now, delay })
    const change = { action: 'password-reset-requested', entity: 'user', id: account.id } as const
    await recordChange(tx, systemActor(now, request.id), change)
  })
}

/** Whether a reset email is pending; concurrent requests, which lock the account, share one. */
async function isWaiting(tx: Tx, mail: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('kind', '=', 'password-reset')
    .where('recipient', '=', mail)
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

/** @throws {Refusal} `not-found` for a link that would set no password; nothing tells an unknown one from a used one. */
export async function checkResetLink(db: Db, token: string, now: Date): Promise<void> {
  const link = await db
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', instantAfter(now))
    .executeTakeFirst()
  orInvalidLink(link !== undefined)
}

type NewPassword = { token: string; password: string }
type Context = { site: Sender; now: Date; request: Pick<FastifyRequest, 'id' | 'accountId'> }

/**
 * Sets the password by an emailed link, once, and ends all sessions of the user.
 * @throws {Refusal} `not-found` for an unknown, used or expired link.
 */
export async function resetPassword(
  db: Db,
  { token, password }: NewPassword,
  { site, now, request }: Context,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const at = instantAfter(now)
  const isSet = await inTransaction(db, async (tx) => {
    const link = await findLink(tx, token)
    if (!link) return false
    const { account_id: id } = link
    request.accountId = id
    const { numUpdatedRows } = await tx
      .updateTable('password_reset')
      .set({ used_at: at })
      .where('token_hash', '=', hashSecret(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      const change = { action: 'password-reset-failed', entity: 'user', id } as const
      await recordChange(tx, systemActor(now, request.id), change)
      return false
    }
    // The holder of the link is treated as the owner.
    const actor = { userId: id, at, requestId: request.id }
    const account = orNotFound(await lockAccount(tx, id))
    await changePassword(tx, { id, passwordHash }, { site, actor })
    await verifyEmailAddress(tx, account, at)
    return true
  })
  orInvalidLink(isSet)
}

function orInvalidLink(isValid: boolean): void {
  if (!isValid) throw new Refusal('not-found', { message: INVALID_LINK })
}

function findLink(tx: Tx, token: string): Promise<{ account_id: number } | undefined> {
  return tx
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()
}
