export const TAG_TYPES = [
  'Activity',
  'Addon',
  'Availability',
  'Booking',
  'Dashboard',
  'Faq',
  'Product',
  'Site',
  'System',
  'TimeSlot',
  'User',
] as const

type TagType = (typeof TAG_TYPES)[number]
type Tag<Type extends TagType> = { type: Type; id: number | 'LIST' }

/** Tags of a list: each item, and the list itself. */
export function listTags<Type extends TagType>(
  type: Type,
  rows: readonly { id: number }[] = [],
): Tag<Type>[] {
  return [...rows.map(({ id }) => ({ type, id })), { type, id: 'LIST' }]
}
