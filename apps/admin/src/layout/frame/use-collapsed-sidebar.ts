import { useDevicePreference } from '@luzzu/ui'
import { useSyncExternalStore } from 'react'

/** Up to here the whole sidebar takes room that tables need; in em, as the breakpoints of the theme. */
const TABLET = matchMedia('(max-width: 66.4375em)')

const ON_TABLET = { key: 'sidebar-collapsed-on-tablet', isOnByDefault: true }
const ON_DESK = { key: 'sidebar-collapsed', isOnByDefault: false }

/** Whether the sidebar shows its icons only, and its setter. The browser remembers it for tablets and desks apart. */
export function useCollapsedSidebar() {
  const isTablet = useSyncExternalStore(subscribe, () => TABLET.matches)
  return useDevicePreference(isTablet ? ON_TABLET : ON_DESK)
}

function subscribe(listener: () => void): () => void {
  TABLET.addEventListener('change', listener)
  return () => TABLET.removeEventListener('change', listener)
}
