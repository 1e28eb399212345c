import type { TimeSlot } from '@luzzu/domain/contracts'
import { Alert } from '@luzzu/ui'
import { CreditCard } from 'lucide-react'
import { CHECKOUT_COPY } from '../../../platform/orders/checkout/checkout.copy'
import { useItemTerms } from '../../../platform/orders/use-item-terms'
import { CancellationNote, LateNotice } from '../steps/CancellationNote'

export type PaidAfterLoginProps = { productId: number; date: string; slot: TimeSlot | undefined }

/** What visitors are told of money where customers pay online: nothing that may be otherwise once they have logged in. */
export function PaidAfterLogin({ productId, date, slot }: PaidAfterLoginProps) {
  const terms = useItemTerms([productId])(productId)
  if (!terms || !slot) return null
  if (terms.deposit_percent > 0)
    return (
      <Alert data-part="alert" icon={<CreditCard aria-hidden="true" />}>
        {CHECKOUT_COPY.afterLogin}
      </Alert>
    )
  const booked = { date, timeRange: slot.time_range }
  return (
    <>
      <LateNotice {...booked} />
      <CancellationNote {...booked} />
    </>
  )
}
