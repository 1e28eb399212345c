import { useNavigate } from '@luzzu/routing'
import { useShortcuts } from '@luzzu/ui'
import type { ScreenLink } from '../screen'

/** How long after `g` the second key may come, in milliseconds. */
const SEQUENCE_TIMEOUT_MS = 1500

type Handlers = Record<'openPalette' | 'openShortcuts' | 'startBooking' | 'collapse' | 'undo', () => void>

/** The keys that work on every page of the admin. */
export function useAdminShortcuts(
  screens: readonly ScreenLink[],
  { openPalette, openShortcuts, startBooking, collapse, undo }: Handlers,
) {
  const navigate = useNavigate()
  const goTo = screens.flatMap(({ path, shortcut }) =>
    shortcut ? [[`g ${shortcut}`, () => void navigate(path)] as const] : [],
  )
  useShortcuts(
    {
      '$mod+k': openPalette,
      'Shift+?': openShortcuts,
      // Some layouts have it without Shift.
      '?': openShortcuts,
      n: startBooking,
      '[': collapse,
      u: undo,
      ...Object.fromEntries(goTo),
    },
    // Before the shortcuts of lists, in which the second key of a sequence may have a meaning too.
    { capture: true, timeout: SEQUENCE_TIMEOUT_MS },
  )
}
