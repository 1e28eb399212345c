import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import type { Product } from '@luzzu/domain/contracts'
import { CRAFT_NAMES, type CraftName } from './slots'

/** What is rented with a product, by the type of its activity; `undefined` until that is known. */
export function useCraftName(product: Pick<Product, 'activity_id'> | undefined): CraftName | undefined {
  const activity = useListActivitiesQuery().data?.find(({ id }) => id === product?.activity_id)
  return activity && CRAFT_NAMES[activity.type]
}
