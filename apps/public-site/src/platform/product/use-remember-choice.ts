import { useBookingDraft } from '@luzzu/api-client'
import type { Product } from '@luzzu/domain/contracts'

/** Keeps which product a visitor wants to book until there is an account to book it with. */
export function useRememberChoice(): (product: Product) => void {
  const { draft, saveDraft } = useBookingDraft()
  return ({ id, name }) => {
    // More may have been chosen for it already, in the wizard.
    if (draft?.productId === id) return
    saveDraft({ productId: id, productName: name, step: 'details', addonIds: [], date: '', slotId: null })
  }
}
