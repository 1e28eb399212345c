import { DiscardDialog } from '@luzzu/ui'
import { useHeldNavigation } from './use-held-navigation'

/** Asks before the page of a form is left with something typed in it. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const held = useHeldNavigation(isDirty)
  // A closed dialog leaves a mark in what the server renders, which the browser takes away.
  if (!held) return null
  return <DiscardDialog open onKeep={() => held.stay()} onDiscard={() => held.leave()} />
}
