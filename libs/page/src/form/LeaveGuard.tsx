import { useNavigationGuard } from '@luzzu/routing'
import { DiscardDialog, type HeldNavigation } from '@luzzu/ui'

/** Asks before the page of a form is left with something typed in it. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const held = useHeldNavigation(isDirty)
  // A closed dialog leaves a mark in what the server renders, which the browser takes away.
  if (!held) return null
  return <DiscardDialog open onKeep={() => held.stay()} onDiscard={() => held.leave()} />
}

/**
 * While something would be lost, links and the browser's buttons wait for an answer; there is one if one waits. Apart from
 * `LeaveGuard`, which would bring its dialog into what pages have in common.
 */
export function useHeldNavigation(isDirty: boolean): HeldNavigation | undefined {
  const { isHeld, leave, stay } = useNavigationGuard(isDirty)
  return isHeld ? { leave, stay } : undefined
}
