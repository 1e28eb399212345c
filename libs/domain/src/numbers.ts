const DECIMAL = /^-?\d+(\.\d+)?$/

/** A plain decimal number, as sent by form fields; `undefined` for `1e3`, `0x10`, `12,50`. */
export function parseDecimal(text: string): number | undefined {
  return DECIMAL.test(text) ? Number(text) : undefined
}

export function isWholeBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

/** `1 hour`, `2.5 hours`. */
export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`

/** The sum of what `of` says of each. */
export const sumBy = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

/** The maximum id: a four-byte integer. */
export const MAX_ID = 2_147_483_647

export function isId(value: unknown): value is number {
  return isWholeBetween(value, 1, MAX_ID)
}

/** An id in decimal digits, without a sign or leading zeros. */
export function parseId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
  return isId(id) ? id : undefined
}
