import { PAYMENT_METHODS, type PaymentMethod } from '@luzzu/domain'
import type { FiltersInUrl } from '@luzzu/page/area'

/** Of the list; `undefined` for all. */
export type ReceivedFilters = { method: PaymentMethod | undefined }

export const RECEIVED_FILTERS: FiltersInUrl<ReceivedFilters> = {
  read: (params) => ({ method: PAYMENT_METHODS.find((method) => method === params.get('method')) }),
  write: ({ method }) => new URLSearchParams({ ...(method && { method }) }),
}
