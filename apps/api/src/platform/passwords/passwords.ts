import { PASSWORD_MAX_BYTES } from '@luzzu/domain'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { Refusal } from '../problems/refusal'

/** argon2id (the library's default kind) at the strength that OWASP asks for: 19 MiB, two passes. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const STRENGTH_MARK = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`

const MAX_WAITING = 50
// Hashing is costly on purpose; two at once leave room for everything else.
const slots = pLimit(2)

function queued<Value>(work: () => Promise<Value>): Promise<Value> {
  if (slots.pendingCount >= MAX_WAITING) throw new Refusal('unavailable', { retryAfter: 2 })
  return slots(work)
}

export async function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, STRENGTH))
}

/** Stands where an account has no password: none matches it. */
export const NO_PASSWORD = ''

let decoy: Promise<string> | undefined

/** Takes the same time whether or not there is a hash to compare with. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash('nobody has this password', STRENGTH)
  const against = passwordHash || (await decoy)
  const isTooLong = Buffer.byteLength(password) > PASSWORD_MAX_BYTES
  const matches = await queued(() => verify(against, isTooLong ? '' : password))
  return matches && Boolean(passwordHash) && !isTooLong
}

/** Whether a hash was made with other settings than today's. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(STRENGTH_MARK)
}
