import type { Activity, Product } from '@luzzu/domain/contracts'

export type ActivityWithProducts = { activity: Activity; products: Product[] }

/** The activities in the server's order, each with its products. */
export function groupByActivity(
  activities: readonly Activity[],
  products: readonly Product[],
): ActivityWithProducts[] {
  return activities.map((activity) => ({
    activity,
    products: products.filter(({ activity_id }) => activity_id === activity.id),
  }))
}
