import { useBookingDraft } from '@luzzu/api-client'
import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { useState } from 'react'
import { useStepParam } from './use-step-param'
import { type Conditions, INITIAL_WIZARD, limitStep, resumeDraft, type Wizard } from './wizard'

/**
 * What has been chosen for a product, and the step that the address names. Each change is kept as a draft,
 * and a draft for the product is taken up.
 */
export function useWizard(product: ProductWithAddons, conditions: Conditions) {
  const { draft, saveDraft } = useBookingDraft()
  const [chosen, setChosen] = useState(() =>
    draft?.productId === product.id ? resumeDraft(draft, product, conditions) : INITIAL_WIZARD,
  )
  const address = useStepParam()
  // That a slot has gone meanwhile is said where it is chosen or sent; nobody is moved without a word.
  const wizard = limitStep(
    { ...chosen, step: address.asked },
    { today: conditions.today, isOpen: () => true },
  )

  function change(changed: Wizard) {
    setChosen(changed)
    saveDraft({ ...changed, productId: product.id, productName: product.name })
  }

  return {
    wizard,
    change,
    go(changed: Wizard) {
      change(changed)
      address.goTo(changed.step)
    },
    /** Leads to where a refused booking can be put right. */
    sendTo(changed: Wizard) {
      change(changed)
      address.putIn(changed.step)
    },
    /** The booking is made: what was chosen for it is not chosen for another. */
    finish() {
      setChosen(INITIAL_WIZARD)
      address.putIn('booked')
    },
    moved: address.moved,
    /** Whether the reader has gone on from the step at which bookings are made. */
    hasLeft: !address.isBooked && address.asked !== 'confirm',
  }
}
