import { useListTermsOfQuery } from '@luzzu/api-client/own-orders'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { DEFAULT_PAYMENTS, termsInForce } from '@luzzu/domain'

export type ItemTerms = ReturnType<typeof termsInForce>

/** The terms of products, with those of the business where they have none; `undefined` while they load. */
export function useItemTerms(productIds: readonly number[]): (productId: number) => ItemTerms | undefined {
  const { vat_percent = null, cancellation_hours } = useSite()
  const payments = usePayments() ?? DEFAULT_PAYMENTS
  const ids = [...new Set(productIds)].sort((a, b) => a - b)
  const { data } = useListTermsOfQuery(ids, { skip: ids.length === 0 })
  return (productId) => {
    const terms = data?.[productId]
    return terms && termsInForce(terms, { payments, vat_percent, cancellation_hours })
  }
}
