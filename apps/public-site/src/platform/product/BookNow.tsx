import { useSession } from '@luzzu/api-client'
import type { Product } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { LinkButton, type LinkButtonProps } from '@luzzu/ui'
import { useBookingDraft } from '../draft/use-booking-draft'
import { paths } from '../paths'

type BookNowProps = Pick<LinkButtonProps, 'size' | 'stretch' | 'fullWidth'> & { product: Product }

/** Link to the booking wizard of a product. Visitors register first; their choice is kept as a draft. */
export function BookNow({ product, ...linkProps }: BookNowProps) {
  const { token } = useSession()
  const startDraft = useStartDraft()
  return (
    <LinkButton
      as={Link}
      to={token ? paths.book(product.id) : paths.register}
      onClick={() => !token && startDraft(product)}
      aria-label={`Book Now: ${product.name}`}
      // Where it leads depends on the session, and visitors' choice is kept.
      data-needs-script
      {...linkProps}
    >
      Book Now
    </LinkButton>
  )
}

function useStartDraft(): (product: Product) => void {
  const { draft, saveDraft } = useBookingDraft()
  return ({ id, name }) => {
    // An existing draft of the same product already contains more choices.
    if (draft?.productId === id) return
    saveDraft({ productId: id, productName: name, step: 'details', addonIds: [], date: '', slotId: null })
  }
}
