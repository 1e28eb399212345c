import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import type { Dashboard } from '@luzzu/domain/contracts'
import { useNavigate } from '@luzzu/routing'
import { type DevicePreference, isPreferenceOn, showInfo } from '@luzzu/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { WaitingCountContext } from '../../platform/use-page-title'
import { newRequestsSince, requestsPath, seenIdAfter } from './new-requests'
import { NEW_REQUESTS_COPY as COPY, newRequestsMessages } from './new-requests.copy'
import { isOwn } from './own-requests'
import { playTones } from './play-tones'
import { showNotification } from './system-notification'

/** Counts the requests that wait in the titles of the pages in it, and tells of new ones. */
export function NewRequests({ children }: { children: ReactNode }) {
  return <WaitingCountContext value={useNewRequests()}>{children}</WaitingCountContext>
}

/** Remembered in this browser. */
export const SOUND_CHOICE: DevicePreference = { key: 'new-request-sound', isOnByDefault: false }
export const NOTIFICATION_CHOICE: DevicePreference = { key: 'new-request-notification', isOnByDefault: false }

/** A tab that nobody looks at asks as well, in milliseconds. */
const POLL_INTERVAL_MS = 30_000

/** Watches for new requests of others, and returns how many wait. Sound and notification are on by choice. */
function useNewRequests(): number {
  const { data } = useFindDashboardQuery(undefined, { pollingInterval: POLL_INTERVAL_MS })
  const seenId = useRef<number>(undefined)
  const navigate = useNavigate()

  const tellOfNew = useEffectEvent((dashboard: Dashboard) => {
    const before = seenId.current
    seenId.current = seenIdAfter(before, dashboard)
    const requests =
      before === undefined ? [] : newRequestsSince(before, dashboard).filter((one) => !isOwn(one))
    if (requests.length === 0) return
    const text = newRequestsMessages.arrived(requests)
    showInfo(text, { label: COPY.show, run: () => void navigate(requestsPath(requests)) })
    if (isPreferenceOn(SOUND_CHOICE)) void playTones()
    if (isPreferenceOn(NOTIFICATION_CHOICE) && !document.hasFocus()) showNotification(text)
  })
  useEffect(() => {
    if (data) tellOfNew(data)
  }, [data])

  return data?.pending_approvals ?? 0
}
