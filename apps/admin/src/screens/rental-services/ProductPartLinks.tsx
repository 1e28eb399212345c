import { usePayments } from '@luzzu/api-client/site'
import { Link } from '@luzzu/routing'
import { LinkButton } from '@luzzu/ui'
import type { MouseEvent } from 'react'
import { centerLink, LinkRow } from '../../platform/link-row.styles'
import { PRODUCT_PARTS, type ProductPart, productPartPath } from './product-parts'
import { partsLabel } from './rental-services.copy'

type ProductPartLinksProps = {
  product: { id: number; name: string }
  current: ProductPart
  /** Whether something was typed: then the dialog asks first. */
  isDirty: boolean
  onClose: () => void
}

/** What is open already has nothing to ask or to reset. */
const stayHere = (event: MouseEvent) => event.preventDefault()

/** Leads from the dialog of one part of a product to those of the others. */
export function ProductPartLinks({ product, current, isDirty, onClose }: ProductPartLinksProps) {
  const payments = usePayments()
  const parts = Object.keys(PRODUCT_PARTS) as ProductPart[]
  return (
    <LinkRow aria-label={partsLabel(product.name)}>
      {parts
        .filter((part) => part !== 'payment' || payments)
        .map((part) => (
          <LinkButton
            key={part}
            as={Link}
            to={productPartPath(part, product.id)}
            replace
            variant="plain"
            size="small"
            {...(part === current
              ? { 'aria-current': 'true', ref: centerLink, onClick: stayHere }
              : { onClick: isDirty ? undefined : onClose })}
          >
            {PRODUCT_PARTS[part]}
          </LinkButton>
        ))}
    </LinkRow>
  )
}
