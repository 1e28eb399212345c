import { useSite } from '@luzzu/api-client/site'
import { formatMoney, priceText } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { Price, token } from '@luzzu/ui'
import styled from 'styled-components'

/** What a product costs, and what that counts for. */
export function ProductPrice({ product }: { product: Product }) {
  const { currency } = useSite()
  const { prefix, amount, unit, note } = priceText(product)
  return (
    <div data-price>
      <Price prefix={prefix} amount={formatMoney(amount, currency)} unit={unit} />
      {note && <Note>{note}</Note>}
    </div>
  )
}

const Note = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  line-height: 1.35;
`
