import { NEXT_TRIP_KEY, useNow, useSession } from '@luzzu/api-client'
import { userIdOf } from '@luzzu/domain'
import { useEffect, useSyncExternalStore } from 'react'
import { type KeptTrip, parseKeptTrip } from './kept-trip'

const listeners = new Set<() => void>()

function read(): string {
  try {
    return localStorage.getItem(NEXT_TRIP_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a trip as text in place of the one before; an empty text is none. The end of the session removes it as well. */
export function writeTrip(text: string): void {
  try {
    if (text === '') localStorage.removeItem(NEXT_TRIP_KEY)
    else localStorage.setItem(NEXT_TRIP_KEY, text)
  } catch {
    // Without storage there is nothing to show later.
  }
  for (const listener of listeners) listener()
}

/** Removes a trip that does not take place, whatever is fetched next. */
export function forgetTrip(id: number): void {
  if (read().includes(`"id":${id},`)) writeTrip('')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The trip that this device keeps of its user. What has ended, or is somebody else’s, is removed. */
export function useKeptTrip(): KeptTrip | undefined {
  const { token, restored } = useSession()
  const stored = useSyncExternalStore(subscribe, read)
  const trip = parseKeptTrip(stored, { userId: userIdOf(token), now: useNow().getTime() })
  const isOver = restored && stored !== '' && !trip
  useEffect(() => {
    if (isOver) writeTrip('')
  }, [isOver])
  return trip
}
