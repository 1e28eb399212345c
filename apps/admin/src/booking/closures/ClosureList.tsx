import {
  useDeleteClosureMutation,
  useLazyGetClosureQuery,
  useLazyListAffectedBookingsQuery,
  useListAffectedBookingsQuery,
} from '@luzzu/api-client/closures'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { Closure } from '@luzzu/domain/contracts'
import { useNavigate } from '@luzzu/routing'
import { Button, Skeleton, Stack, showSuccess, size } from '@luzzu/ui'
import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { ConfirmationDialog } from '../../platform/confirmation/ConfirmationDialog'
import { useConfirmedAction } from '../../platform/confirmation/use-confirmed-action'
import { useReference } from '../../platform/refresh/live-queries'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { useUndo } from '../../platform/undo/use-undo'
import { useDialogState } from '../../platform/use-dialog-state'
import { phoneCallMessages } from '../phone-calls/phone-calls.copy'
import { CallOffDialog } from './CallOffDialog'
import { CallsButton } from './CallsButton'
import { Item, Items, Unfold } from './Closures.styles'
import { calledOffPath, callOffTopic, useClosureCalls } from './closure-calls'
import {
  CLOSURES_COPY as COPY,
  closureDays,
  closureMessages,
  closureOverlap,
  closureScope,
} from './closures.copy'
import { RemovalCalls } from './RemovalCalls'
import { isClosedOtherwise } from './whole-day'

type ClosureListProps = {
  closures: readonly Closure[]
  /** Whether the page is about a day, which need not be repeated. */
  ofDay?: boolean
}

/** Closures, each of which can be removed and whose bookings can be called off. */
export function ClosureList({ closures, ofDay = false }: ClosureListProps) {
  const { data: products, isLoading: areProductsLoading } = useListProductsQuery()
  const { data: slots, isLoading: areSlotsLoading } = useListAllTimeSlotsQuery()
  const [remove] = useDeleteClosureMutation()
  const scopeOf = (closure: Closure) => closureScope(closure, { products, slots })
  const removal = useConfirmedAction({
    send: ({ id }: Closure) => remove(id),
    onDone: (_removed, closure) => showRemoved(closure),
    failed: (_closure, reason) => closureMessages.notRemoved(reason),
  })
  const { action } = removal
  const calls = useClosureCalls(removal.isOpen ? action : undefined)
  const navigate = useNavigate()
  const undo = useUndo()

  function showRemoved(closure: Closure) {
    undo.withdraw(callOffTopic(closure.id))
    const { uncalled } = calls
    const text = closureMessages.removed(uncalled > 0 ? phoneCallMessages.notCalled(uncalled) : '')
    const show = { label: COPY.showCancelled, run: () => navigate(calledOffPath(closure)) }
    showSuccess(text, uncalled > 0 ? show : undefined)
  }

  // Paper cannot wait, and the few of a day move little.
  const areAffectedKnown = useAffectedKnown(ofDay ? NONE : closures) || ofDay

  if (areProductsLoading || areSlotsLoading || !areAffectedKnown)
    return <Skeleton shape="block" height={size(30)} label={COPY.loading} />
  return (
    <>
      <Items aria-label={COPY.title}>
        {closures.map((closure) => (
          <ClosureItem
            key={closure.id}
            closure={closure}
            scope={scopeOf(closure)}
            overlap={closureOverlap(closure, slots)}
            ofDay={ofDay}
            onRemove={removal.ask}
          />
        ))}
      </Items>
      {action && (
        <ConfirmationDialog
          confirmation={removal}
          copy={{ title: closureMessages.removeTitle, confirm: COPY.remove, keep: COPY.cancel }}
        >
          <Stack gap={4}>
            <p>
              {closureMessages.removeConsequence(
                `${scopeOf(action)}, ${closureDays(action)},`,
                isClosedOtherwise(action, closures),
              )}
            </p>
            <RemovalCalls closure={action} calls={calls} />
          </Stack>
        </ConfirmationDialog>
      )}
    </>
  )
}

const NONE: readonly Closure[] = []

/** Whether it is known at first what each of them does to bookings, which makes it higher. */
function useAffectedKnown(closures: readonly Closure[]): boolean {
  const [isKnown, setKnown] = useState(false)
  const [loadAffected] = useLazyListAffectedBookingsQuery()
  const [loadClosure] = useLazyGetClosureQuery()
  const loadAll = useEffectEvent(async () => {
    await Promise.all(closures.flatMap(({ id }) => [loadAffected(id, true), loadClosure(id, true)]))
    setKnown(true)
  })
  useEffect(() => {
    void loadAll()
  }, [])
  return isKnown
}

type ClosureItemProps = {
  closure: Closure
  /** What it closes, in words. */
  scope: string
  /** What it closes besides, in words. */
  overlap: string
  ofDay: boolean
  onRemove: (closure: Closure) => void
}

/** A closure: when, what and why, and the bookings that no longer fit. That of a day is one line on a phone, which opens. */
function ClosureItem({ closure, scope, overlap, ofDay, onRemove }: ClosureItemProps) {
  const { data: affected = [] } = useReference(useListAffectedBookingsQuery(closure.id))
  const dialog = useDialogState<typeof affected>()
  const [isChosen, setOpen] = useState<boolean>()
  const id = useId()
  // Bookings that do not fit wait for somebody to act.
  const isOpen = isChosen ?? affected.length > 0
  const item = useRestoreFocus<HTMLLIElement>(affected.length, dialog.isOpen)
  const days = closureDays(closure)
  return (
    <Item
      ref={item}
      tabIndex={-1}
      data-row
      data-key={closure.id}
      data-folded={(ofDay && !isOpen) || undefined}
    >
      <div id={`${id}-facts`}>
        <strong>
          <em>{COPY.closed}</em> {scope}
        </strong>
        {!(ofDay && closure.from_date === closure.to_date) && <span>{days}</span>}
        {closure.reason && <small>{closure.reason}</small>}
        {overlap && <small data-overlap>{overlap}</small>}
      </div>
      {ofDay && (
        <Unfold
          aria-label={closureMessages.details(`${scope}, ${days}`)}
          aria-expanded={isOpen}
          aria-controls={`${id}-facts ${id}-actions`}
          icon={<ChevronDown aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      <div id={`${id}-actions`} data-actions>
        {affected.length > 0 && (
          <>
            <em>{closureMessages.affected(affected.length)}</em>
            <Button
              size="small"
              variant="soft"
              aria-label={closureMessages.callOffLabel(`${scope}, ${days}`)}
              onClick={() => dialog.open(affected)}
            >
              {COPY.callOff}
            </Button>
          </>
        )}
        <CallsButton closureId={closure.id} closure={`${scope}, ${days}`} />
        <Button
          size="small"
          variant="quiet"
          aria-label={closureMessages.removeLabel(`${scope}, ${days}`)}
          onClick={() => onRemove(closure)}
        >
          {COPY.remove}
        </Button>
      </div>
      {dialog.value && (
        <CallOffDialog
          key={dialog.formKey}
          open={dialog.isOpen}
          onClose={dialog.close}
          closureId={closure.id}
          reason={closure.reason}
          bookings={dialog.value}
        />
      )}
    </Item>
  )
}
