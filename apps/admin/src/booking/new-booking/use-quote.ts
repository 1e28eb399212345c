import { useQuoteQuery } from '@luzzu/api-client/products'
import type { BookingForm } from './booking-form'

type Quoted = Pick<BookingForm, 'productId' | 'date' | 'slotId' | 'addonIds' | 'guests'> & {
  isOverride: boolean
}

/** What the booking costs; unknown until all of it is chosen. */
export function useQuote({ productId, date, slotId, addonIds, guests, isOverride }: Quoted) {
  const isComplete = productId !== undefined && date !== undefined && slotId !== undefined
  const quote = useQuoteQuery(
    { productId: productId ?? 0, date: date ?? '', slotId: slotId ?? 0, addonIds, guests, isOverride },
    { skip: !isComplete },
  )
  return { total: quote.currentData?.total_price, refetch: () => void quote.refetch() }
}
