import { MAX_PASSWORD_BYTES } from '@luzzu/domain'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../platform/errors/refusal'
import { WorkQueue } from './work-queue'

/** argon2id with the parameters that OWASP recommends: 19 MiB, two passes. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const CURRENT_PREFIX = `$argon2id$v=19$m=${ARGON2_OPTIONS.memoryCost},t=${ARGON2_OPTIONS.timeCost},p=${ARGON2_OPTIONS.parallelism}$`

// Hashing is CPU-bound; at most two at once leave threads for other work.
const queue = new WorkQueue({ atOnce: 2, mostWaiting: 50, longestWaitMs: 5000 })

function queued<Value>(work: () => Promise<Value>): Promise<Value> {
  if (queue.isFull) throw new Refusal('unavailable', { retryAfter: 2 })
  return queue.run(work)
}

export async function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, ARGON2_OPTIONS))
}

/** A hash that no password matches, for accounts without a password. */
export const NO_PASSWORD = ''

let dummyHash: Promise<string> | undefined

/** Takes the same time with and without a stored hash. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', ARGON2_OPTIONS)
  const against = passwordHash || (await dummyHash)
  const isTooLong = Buffer.byteLength(password) > MAX_PASSWORD_BYTES
  const matches = await queued(() => verify(against, isTooLong ? '' : password))
  return matches && Boolean(passwordHash) && !isTooLong
}

/** Whether a hash was created with other parameters than the current ones. */
export function needsRehash(passwordHash: string): boolean {
  return !passwordHash.startsWith(CURRENT_PREFIX)
}
