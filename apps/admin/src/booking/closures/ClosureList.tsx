import { useDeleteClosureMutation } from '@luzzu/api-client/closures'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { Closure } from '@luzzu/domain/contracts'
import { Skeleton, showSuccess, size } from '@luzzu/ui'
import { ConfirmationDialog } from '../../platform/confirmation/ConfirmationDialog'
import { useConfirmedAction } from '../../platform/confirmation/use-confirmed-action'
import { ClosureItem } from './ClosureItem'
import { Items } from './Closures.styles'
import { CLOSURES_COPY as COPY, closureDays, closureMessages, closureScope } from './closures.copy'

/** Closures, each of which can be removed and whose bookings can be called off. */
export function ClosureList({ closures }: { closures: readonly Closure[] }) {
  const { data: products, isLoading: areProductsLoading } = useListProductsQuery()
  const { data: slots, isLoading: areSlotsLoading } = useListAllTimeSlotsQuery()
  const [remove] = useDeleteClosureMutation()
  const scopeOf = (closure: Closure) => closureScope(closure, { products, slots })
  const removal = useConfirmedAction({
    send: ({ id }: Closure) => remove(id),
    onDone: () => showSuccess(closureMessages.removed),
    failed: (_closure, reason) => closureMessages.notRemoved(reason),
  })
  const { action } = removal

  if (areProductsLoading || areSlotsLoading)
    return <Skeleton shape="block" height={size(30)} label={COPY.loading} />
  return (
    <>
      <Items aria-label={COPY.title}>
        {closures.map((closure) => (
          <ClosureItem key={closure.id} closure={closure} scope={scopeOf(closure)} onRemove={removal.ask} />
        ))}
      </Items>
      {action && (
        <ConfirmationDialog
          confirmation={removal}
          copy={{ title: closureMessages.removeTitle, confirm: COPY.remove, keep: COPY.cancel }}
        >
          <p>{closureMessages.removeConsequence(`${scopeOf(action)}, ${closureDays(action)},`)}</p>
        </ConfirmationDialog>
      )}
    </>
  )
}
