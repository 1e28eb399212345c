import { randomKey } from '@luzzu/page/area'

const STORAGE_KEY = 'booking-key'

type StoredKey = { request: string; key: string }

/** Fallback for browsers that deny storage. */
let inMemory: StoredKey | undefined

/**
 * The Idempotency-Key of a request. Retries and reloads reuse it, so nothing is booked twice; a changed request gets a
 * new key.
 */
export function idempotencyKeyFor(request: object): string {
  const text = JSON.stringify(request)
  const stored = read()
  if (stored?.request === text) return stored.key
  const key = randomKey()
  write({ request: text, key })
  return key
}

/** Call after a booking was created: the same request is then a new booking. */
export function clearIdempotencyKey(): void {
  write(undefined)
}

function read(): StoredKey | undefined {
  if (inMemory) return inMemory
  try {
    const text = globalThis.sessionStorage.getItem(STORAGE_KEY)
    return text ? (JSON.parse(text) as StoredKey) : undefined
  } catch {
    return undefined
  }
}

function write(stored: StoredKey | undefined): void {
  inMemory = stored
  try {
    if (stored) globalThis.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored))
    else globalThis.sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // The key is then kept until the page is closed.
  }
}
