import { media, useDevicePreference } from '@luzzu/ui'
import { useMediaQuery } from '../../platform/use-media-query'

const ON_TABLET = { key: 'sidebar-collapsed-on-tablet', isOnByDefault: true }
const ON_DESK = { key: 'sidebar-collapsed', isOnByDefault: false }

/** Whether the sidebar shows its icons only, and its setter. The browser remembers it for tablets and desks apart. */
export function useCollapsedSidebar() {
  // On less than a wide screen the whole sidebar takes room that tables need.
  const isWide = useMediaQuery(media.wide)
  return useDevicePreference(isWide ? ON_DESK : ON_TABLET)
}
