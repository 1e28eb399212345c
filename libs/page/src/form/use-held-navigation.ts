import { useNavigationGuard } from '@luzzu/routing'
import type { HeldNavigation } from '@luzzu/ui'

/**
 * While something would be lost, links and the browser's buttons wait for an answer; there is one if one waits. Apart from
 * `LeaveGuard`, which would bring its dialog into what pages have in common.
 */
export function useHeldNavigation(isDirty: boolean): HeldNavigation | undefined {
  const { isHeld, leave, stay } = useNavigationGuard(isDirty)
  return isHeld ? { leave, stay } : undefined
}
