import { useLocation, useMatch } from '@luzzu/routing'
import { paths } from '../paths'
import { useBookingDraft } from './use-booking-draft'

/** To be called before a link of the page's frame leads to the login: from the wizard, the login leads back to its step. */
export function useReturnToWizard(): () => void {
  const { pathname, search } = useLocation()
  const id = useMatch(paths.patterns.booking)?.params.id
  const { draft, keepWaiting } = useBookingDraft()
  return () => {
    if (id === undefined) return
    const isChosen = draft?.productId === Number(id)
    keepWaiting({
      path: pathname + search,
      ...(isChosen && { productId: draft.productId, what: draft.productName }),
    })
  }
}
