const ownIds = new Set<number>()

/** Remembers a booking that was made in this tab: it is no news to whoever made it. */
export function rememberOwn(bookingId: number): void {
  ownIds.add(bookingId)
}

export const isOwn = ({ id }: { id: number }): boolean => ownIds.has(id)
