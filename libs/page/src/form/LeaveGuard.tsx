import { DiscardDialog } from '@luzzu/ui'
import { useHeldNavigation } from './use-held-navigation'

/** Asks before the page of a form is left with something typed in it. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const held = useHeldNavigation(isDirty)
  return (
    <DiscardDialog open={held !== undefined} onKeep={() => held?.stay()} onDiscard={() => held?.leave()} />
  )
}
