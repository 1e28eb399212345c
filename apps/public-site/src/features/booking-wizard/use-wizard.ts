import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { useStepParam } from './use-step-param'
import { type Conditions, INITIAL_WIZARD, limitStep, resumeDraft, type Wizard } from './wizard'

/** Choices for a product, and the step in the URL. Each change is saved as a draft; an existing draft is resumed. */
export function useWizard(product: ProductWithAddons, conditions: Conditions) {
  const { draft, saveDraft } = useBookingDraft()
  const [chosen, setChosen] = useState(() =>
    draft?.productId === product.id ? resumeDraft(draft, product, conditions) : INITIAL_WIZARD,
  )
  const stepParam = useStepParam()
  // A slot that was taken meanwhile is reported on its step or on confirmation, not by a silent redirect.
  const wizard = limitStep({ ...chosen, step: stepParam.step }, { ...conditions, isOpen: () => true })

  // An address that is further on than the choices, as one left behind by a booking, names the step that is shown.
  const { named, bookedId } = stepParam
  const isOutdated = named !== null && bookedId === undefined && named !== wizard.step
  const correct = useEffectEvent(() => stepParam.replaceStep(wizard.step))
  useEffect(() => {
    if (isOutdated) correct()
  }, [isOutdated])

  function change(changed: Wizard) {
    setChosen(changed)
    saveDraft({ ...changed, productId: product.id, productName: product.name })
  }

  return {
    wizard,
    change,
    go(changed: Wizard) {
      change(changed)
      stepParam.goTo(changed.step)
    },
    /** Replaces the step with the one where a rejected booking can be corrected. */
    redirectTo(changed: Wizard) {
      change(changed)
      stepParam.replaceStep(changed.step)
    },
    /** Clears the choices after a booking, which the URL then names. */
    finish(bookingId: number) {
      setChosen(INITIAL_WIZARD)
      stepParam.finish(bookingId)
    },
    /** Undoes a navigation away from a step, such as the browser's Back. */
    stayAt: stepParam.replaceStep,
    hasNavigated: stepParam.hasNavigated,
    /** The booking whose success page the URL is. */
    bookedId,
  }
}
