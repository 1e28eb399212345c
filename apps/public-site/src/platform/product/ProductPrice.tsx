import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { Price } from '@luzzu/ui'
import { priceText } from './price-text'

/** What a product costs, and what that counts for. */
export function ProductPrice({ product }: { product: Product }) {
  const { currency } = useSite()
  const { prefix, amount, unit } = priceText(product)
  return <Price prefix={prefix} amount={formatMoney(amount, currency)} unit={unit} />
}
