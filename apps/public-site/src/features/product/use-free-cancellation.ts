import { usePayments, useSite } from '@luzzu/api-client/site'
import { freeCancellationHours } from '@luzzu/domain'
import { useItemTerms } from '../../platform/orders/use-item-terms'
import { freeCancellation } from './product.copy'

/** Until when a product can be cancelled free of charge, by its own refund policy where it is paid online; nothing where it cannot, and while that is unknown. */
export function useFreeCancellation(productId: number): string | undefined {
  const { cancellation_hours } = useSite()
  const isOnline = usePayments()?.mode === 'online'
  const terms = useItemTerms(isOnline ? [productId] : [])(productId)
  if (!isOnline) return freeCancellation(cancellation_hours)
  const hours = terms && freeCancellationHours(terms, cancellation_hours)
  return hours === undefined ? undefined : freeCancellation(hours)
}
