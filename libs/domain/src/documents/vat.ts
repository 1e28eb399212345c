import { type Cents, scaleCents } from '../money'

/** What of an amount is tax: `gross` is what was paid, `vat` is inside it. */
export type VatShare = { percent: number; net: Cents; vat: Cents; gross: Cents }

type Taxed = { cents: Cents; vat_percent: number | null }

/** A percentage is exact to hundredths: of 100, which is 100 %. */
const HUNDREDTHS = 100
const WHOLE = 100 * HUNDREDTHS

/** The tax inside a price: net = gross × 100 / (100 + percent), halves away from zero. */
export function vatInside(gross: Cents, percent: number): VatShare {
  const net = scaleCents(gross, WHOLE, WHOLE + Math.round(percent * HUNDREDTHS))
  return { percent, net, vat: gross - net, gross }
}

/** The tax inside several amounts, once a rate, lowest rate first; those without a rate are outside. */
export function vatByRate(amounts: readonly Taxed[]): readonly VatShare[] {
  const gross = new Map<number, Cents>()
  for (const { cents, vat_percent } of amounts)
    if (vat_percent !== null) gross.set(vat_percent, (gross.get(vat_percent) ?? 0) + cents)
  return [...gross].sort(([one], [other]) => one - other).map(([percent, sum]) => vatInside(sum, percent))
}

/**
 * The tax of each amount, so that those of a rate add up to the tax of their sum: each gets its part of what is left.
 */
export function vatOfEach(amounts: readonly Taxed[]): Cents[] {
  const left = new Map<number, { vat: Cents; gross: Cents }>()
  for (const { percent, vat, gross } of vatByRate(amounts)) left.set(percent, { vat, gross })
  return amounts.map(({ cents, vat_percent }) => {
    const rest = vat_percent === null ? undefined : left.get(vat_percent)
    if (!rest) return 0
    const vat = scaleCents(cents, rest.vat, rest.gross)
    rest.vat -= vat
    rest.gross -= cents
    return vat
  })
}
