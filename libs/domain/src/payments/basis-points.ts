import type { Cents } from '../money'

/** A percentage is exact to hundredths: of 100, which is 100 %. */
const HUNDREDTHS = 100
/** All of an amount, in hundredths of a percent. */
export const FULL_PERCENTAGE = 100 * HUNDREDTHS

/** A percentage in hundredths, which are whole numbers. */
export const toBasisPoints = (percent: number) => Math.round(percent * HUNDREDTHS)

/** Cents of a sum of cents times hundredths of a percent; rounded once, halves away from zero. */
export function roundBasisPoints(sum: bigint): Cents {
  const divisor = BigInt(FULL_PERCENTAGE)
  return Number((2n * sum + divisor) / (2n * divisor))
}
