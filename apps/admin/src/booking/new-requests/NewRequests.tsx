import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import type { Dashboard } from '@luzzu/domain/contracts'
import { type DevicePreference, isPreferenceOn, VisuallyHidden } from '@luzzu/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { WaitingCountContext } from '../../platform/use-page-title'
import { newRequestsSince, seenIdAfter } from './new-requests'
import { newRequestsMessages } from './new-requests.copy'
import { playTones } from './play-tones'
import { showNotification } from './system-notification'

/** Counts the requests that wait in the titles of the pages in it, and announces new ones. */
export function NewRequests({ children }: { children: ReactNode }) {
  const { waiting, announcement } = useNewRequests()
  return (
    <WaitingCountContext value={waiting}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {children}
    </WaitingCountContext>
  )
}

/** Remembered in this browser. */
export const SOUND_CHOICE: DevicePreference = { key: 'new-request-sound', isOnByDefault: false }
export const NOTIFICATION_CHOICE: DevicePreference = { key: 'new-request-notification', isOnByDefault: false }

/** A tab that nobody looks at asks as well, in milliseconds. */
const POLL_INTERVAL_MS = 30_000

/** Watches for new requests; returns how many wait, and what to announce. Sound and notification are on by choice. */
function useNewRequests(): { waiting: number; announcement: string } {
  const { data } = useFindDashboardQuery(undefined, { pollingInterval: POLL_INTERVAL_MS })
  const seenId = useRef<number>(undefined)
  const [announcement, setAnnouncement] = useState('')

  const announceNew = useEffectEvent((dashboard: Dashboard) => {
    const before = seenId.current
    seenId.current = seenIdAfter(before, dashboard)
    const requests = before === undefined ? [] : newRequestsSince(before, dashboard)
    if (requests.length === 0) return
    const text = newRequestsMessages.arrived(requests)
    setAnnouncement(text)
    if (isPreferenceOn(SOUND_CHOICE)) void playTones()
    if (isPreferenceOn(NOTIFICATION_CHOICE) && !document.hasFocus()) showNotification(text)
  })
  useEffect(() => {
    if (data) announceNew(data)
  }, [data])

  return { waiting: data?.pending_approvals ?? 0, announcement }
}
