/** `1,284`. */
export const formatCount = (count: number): string => count.toLocaleString('en-US')

/** `1 booking`, `1,284 bookings`. */
export const countOf = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`
