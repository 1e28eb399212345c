import { useBookingDraft } from '@luzzu/api-client'
import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { useState } from 'react'
import { type Conditions, resume, START, type Wizard } from './rules/wizard'

/** What has been chosen for a product. Each change is kept as a draft, and a draft for it is taken up. */
export function useWizard(product: ProductWithAddons, conditions: Conditions) {
  const { draft, saveDraft } = useBookingDraft()
  const [wizard, setWizard] = useState(() =>
    draft?.productId === product.id ? resume(draft, product, conditions) : START,
  )

  function change(changed: Wizard) {
    setWizard(changed)
    saveDraft({ ...changed, productId: product.id, productName: product.name })
  }

  return [wizard, change] as const
}
