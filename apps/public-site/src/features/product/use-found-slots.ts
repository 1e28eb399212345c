import { useDayAvailabilityState } from '@luzzu/api-client/products'
import type { SlotAvailability } from '@luzzu/domain/contracts'
import { requestOf, type Search } from '../../platform/search'

const NO_SEARCH = { date: '', guests: '' }

/** What has been found of a product; `undefined` without a search, and until it is known. */
export function useFoundSlots(
  productId: number,
  search: Search | undefined,
): readonly SlotAvailability[] | undefined {
  const { request, skip } = requestOf(search ?? NO_SEARCH)
  const { currentData } = useDayAvailabilityState(request, { skip })
  return currentData?.find(({ product_id }) => product_id === productId)?.slots
}
