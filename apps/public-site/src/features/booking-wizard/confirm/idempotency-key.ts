const STORAGE_KEY = 'booking-key'

type Kept = { request: string; key: string }

/** Holds where the browser refuses storage. */
let unsaved: Kept | undefined

/**
 * The Idempotency-Key of a request: the same for each try, also after a reload, so that trying again
 * never books twice; a new one as soon as the request changes.
 */
export function idempotencyKeyFor(request: object): string {
  const text = JSON.stringify(request)
  const kept = read()
  if (kept?.request === text) return kept.key
  const key = randomKey()
  keep({ request: text, key })
  return key
}

/** To be called when a request has led to a booking: asking for the same again is then a new wish. */
export function clearIdempotencyKey(): void {
  keep(undefined)
}

// `randomUUID` is missing on pages that are not served over TLS, which a trial on a local network may be.
function randomKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function read(): Kept | undefined {
  if (unsaved) return unsaved
  try {
    const text = globalThis.sessionStorage.getItem(STORAGE_KEY)
    return text ? (JSON.parse(text) as Kept) : undefined
  } catch {
    return undefined
  }
}

function keep(kept: Kept | undefined): void {
  unsaved = kept
  try {
    if (kept) globalThis.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
    else globalThis.sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // It then lasts as long as the page.
  }
}
