import type { Activity, Product } from '@luzzu/domain/contracts'

/** `Boats (Boat)`, or the id of an unknown activity. */
export function activityLabel(id: number, activities: readonly Activity[] = []): string {
  const activity = activities.find((one) => one.id === id)
  return activity ? `${activity.name} (${activity.type})` : `Activity #${id}`
}

export function productLabel(id: number, products: readonly Product[] = []): string {
  return products.find((one) => one.id === id)?.name ?? `Product #${id}`
}
