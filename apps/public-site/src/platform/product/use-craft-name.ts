import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import type { Product } from '@luzzu/domain/contracts'
import { CRAFT_NAMES, type CraftName } from '@luzzu/page/area'

/** What is rented with a product, by the type of its activity; `undefined` until that is known. */
export function useCraftName({ activity_id }: Pick<Product, 'activity_id'>): CraftName | undefined {
  const activity = useListActivitiesQuery().data?.find(({ id }) => id === activity_id)
  return activity && CRAFT_NAMES[activity.type]
}
