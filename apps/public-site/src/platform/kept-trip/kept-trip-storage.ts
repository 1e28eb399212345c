import { NEXT_TRIP_KEY, useNow, useSession } from '@luzzu/api-client'
import { userIdOf } from '@luzzu/domain'
import { readStoredText, useStoredText, writeStoredText } from '@luzzu/ui'
import { useEffect } from 'react'
import { type KeptTrip, parseKeptTrip } from './kept-trip'

/** Keeps a trip as text in place of the one before; an empty text is none. The end of the session removes it as well. */
export const writeTrip = (text: string) => void writeStoredText(NEXT_TRIP_KEY, text || null)

/** Removes a trip that does not take place, whatever is fetched next. */
export function forgetTrip(id: number): void {
  if (readStoredText(NEXT_TRIP_KEY)?.includes(`"id":${id},`)) writeTrip('')
}

/** The trip that this device keeps of its user. What has ended, or is somebody else’s, is removed. */
export function useKeptTrip(): KeptTrip | undefined {
  const { token, restored } = useSession()
  const stored = useStoredText(NEXT_TRIP_KEY) ?? ''
  const trip = parseKeptTrip(stored, { userId: userIdOf(token), now: useNow().getTime() })
  const isOver = restored && stored !== '' && !trip
  useEffect(() => {
    if (isOver) writeTrip('')
  }, [isOver])
  return trip
}
