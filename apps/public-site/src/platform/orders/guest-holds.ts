import { GUEST_LIMITS } from '@luzzu/domain'
import { useSyncExternalStore } from 'react'

/** An order on hold of a guest, which no account leads back to. `until`: when it ends at the latest, by the clock of the device. */
export type GuestHold = { id: number; orderToken: string; until: number }

const KEY = 'guest-holds'
const listeners = new Set<() => void>()

const isHold = (value: unknown): value is GuestHold =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'orderToken' in value &&
  typeof value.orderToken === 'string' &&
  'until' in value &&
  Number.isFinite(value.until)

/** Those that may still be held, as this browser knows them. */
export function parseGuestHolds(stored: string, now: number): GuestHold[] {
  try {
    const holds: unknown = JSON.parse(stored)
    return Array.isArray(holds) ? holds.filter(isHold).filter(({ until }) => until > now) : []
  } catch {
    return []
  }
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '[]'
  } catch {
    return '[]'
  }
}

function write(holds: readonly GuestHold[]): void {
  try {
    if (holds.length > 0) localStorage.setItem(KEY, JSON.stringify(holds.slice(-GUEST_LIMITS.items)))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage, the order stays in its tab.
  }
  for (const listener of listeners) listener()
}

const others = (id: number) => parseGuestHolds(read(), Date.now()).filter((hold) => hold.id !== id)

/** Keeps an order for the other tabs of this browser, until it ends or is forgotten. */
export const keepGuestHold = (hold: GuestHold): void => write([...others(hold.id), hold])

export const forgetGuestHold = (id: number): void => write(others(id))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The orders on hold of guests in this browser. */
export const useGuestHolds = (): GuestHold[] =>
  parseGuestHolds(useSyncExternalStore(subscribe, read), Date.now())
