/** About five round ticks from 0 to at least the greatest value. */
export function chartTicks(greatest: number): number[] {
  const rough = Math.max(greatest, 1) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power)
  const count = Math.max(1, Math.ceil(greatest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Position and width of each bar in percent, and its height in units of the view box. */
export function barPositions(values: readonly number[], top: number, height: number) {
  const left = 4
  const slot = (100 - left) / Math.max(values.length, 1)
  return values.map((value, index) => ({
    x: left + slot * (index + 0.2),
    width: slot * 0.6,
    middle: left + slot * (index + 0.5),
    height: (value / top) * height,
  }))
}
