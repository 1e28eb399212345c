import { usePayments, useSite } from '@luzzu/api-client/site'
import { useDevicePreference } from '@luzzu/ui'
import { useEffect } from 'react'

const LAST_SEEN = { key: 'has-payments', isOnByDefault: false }

/**
 * Whether payments are on; until the server has said, what this browser saw last: the sidebar does not grow while it is
 * looked at.
 */
export function useHasPayments(): boolean {
  const isKnown = useSite().installation !== ''
  const isOn = usePayments() !== undefined
  const [wasOn, remember] = useDevicePreference(LAST_SEEN)
  useEffect(() => {
    if (isKnown && isOn !== wasOn) remember(isOn)
  })
  return isKnown ? isOn : wasOn
}
