import { useSession } from '@luzzu/api-client'
import { usePayments, useSite } from '@luzzu/api-client/site'
import type { Product } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { LinkButton, type LinkButtonProps } from '@luzzu/ui'
import { useBookingDraft } from '../draft/use-booking-draft'
import { paths } from '../paths'
import type { Search } from '../search'

type BookNowProps = Pick<LinkButtonProps, 'size' | 'fullWidth' | 'variant'> & {
  product: Product
  /** The day and the people that were looked for, which the wizard begins with. */
  search?: Search | undefined
}

/**
 * Link to the booking wizard of a product. Visitors register first, unless they may book without an account; their choice
 * is kept as a draft, and the login leads to it where they have looked for a day.
 */
export function BookNow({ product, search, ...linkProps }: BookNowProps) {
  const { token } = useSession()
  const { guest_checkout: isForGuests } = useSite()
  const isOrdered = usePayments() !== undefined
  const mayBook = token !== null || (isForGuests && isOrdered)
  const startDraft = useStartDraft()
  return (
    <LinkButton
      as={Link}
      to={mayBook ? pathTo(product, search) : paths.register}
      onClick={() => !mayBook && startDraft(product, search)}
      aria-label={`Book Now: ${product.name}`}
      // Where it leads depends on the session, and visitors' choice is kept.
      data-needs-script
      // What is free is booked by its time slot.
      variant={search ? 'plain' : 'primary'}
      {...linkProps}
    >
      Book Now
    </LinkButton>
  )
}

const pathTo = ({ id }: Product, search: Search | undefined) =>
  search ? paths.bookWith(id, search) : paths.book(id)

const NOTHING = { step: 'details', addonIds: [], date: '', slotId: null } as const

/** Keeps what a visitor has chosen, to go on with after the login. */
function useStartDraft(): (product: Product, search: Search | undefined) => void {
  const { draft, waiting, saveDraft, keepWaiting } = useBookingDraft()
  return ({ id, name }, search) => {
    // An existing draft of the same product already contains more choices.
    const begun = draft?.productId === id ? draft : { ...NOTHING, addonIds: [] }
    saveDraft({ ...begun, productId: id, productName: name })
    if (search || waiting?.productId !== id)
      keepWaiting({ productId: id, path: search && paths.bookWith(id, search), what: name })
  }
}
