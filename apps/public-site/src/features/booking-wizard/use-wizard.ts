import { parseId } from '@luzzu/domain'
import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from '@luzzu/routing'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import {
  type Conditions,
  INITIAL_WIZARD,
  limitStep,
  parseStep,
  resumeDraft,
  type Step,
  type Wizard,
} from './wizard'

/** Choices for a product, and the step in the URL. Each change is saved as a draft; an existing draft is resumed. */
export function useWizard(product: ProductWithAddons, conditions: Conditions) {
  const { draft, saveDraft } = useBookingDraft()
  const [chosen, setChosen] = useState(() =>
    draft?.productId === product.id ? resumeDraft(draft, product, conditions) : INITIAL_WIZARD,
  )
  const stepParam = useStepParam()
  // A slot or day that was taken meanwhile is reported on its step or on confirmation, not by a silent redirect.
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

/** Value of the `step` parameter after the booking was created, which `booking` then names. */
const BOOKED = 'booked'

/** What the history entries of this wizard know: the step before them, and how many of its entries precede them. */
type EntryState = { previousStep?: Step; depth?: number } | null

/** The wizard's step as the `step` query parameter, so that Back and reload work. Without it: the first step. */
function useStepParam() {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const [firstKey] = useState(key)
  // A page that takes the place of another one, such as the login, has no focus of its own.
  const [isReplacement] = useState(useNavigationType() === 'REPLACE')
  const named = params.get('step')
  const bookedId = named === BOOKED ? parseId(params.get('booking') ?? '') : undefined
  // The URL follows when the page has been rendered with it; a step does not wait for that.
  const [chosen, setChosen] = useState<{ at: string; step: Step }>()
  if (chosen && chosen.at !== key) setChosen(undefined)
  const step = chosen?.at === key ? chosen.step : (parseStep(named) ?? 'details')
  // Only entries pushed by this wizard are known to be one step back.
  const { previousStep, depth = 0 } = (state as EntryState) ?? {}

  const [finishedId, setFinishedId] = useState<number>()
  if (finishedId !== undefined && finishedId === bookedId) setFinishedId(undefined)
  // The entries of the steps are left first, so that Back leads to the page before the wizard.
  const showBooked = useEffectEvent((id: number) => {
    if (depth > 0) navigate(-depth)
    else setParams({ step: BOOKED, booking: String(id) }, { replace: true })
  })
  useEffect(() => {
    if (finishedId !== undefined && key) showBooked(finishedId)
  }, [finishedId, key])

  return {
    step,
    /** Whether the step has changed since the page was opened, or the login has led to it. */
    hasNavigated: key !== firstKey || chosen !== undefined || isReplacement,
    /** The booking that the address shows. */
    bookedId,
    /** What the address says while it is the last word. */
    named: chosen === undefined && finishedId === undefined ? named : null,
    goTo(target: Step) {
      if (target === step) return
      if (target === previousStep) {
        navigate(-1)
        return
      }
      setChosen({ at: key, step: target })
      setParams({ step: target }, { state: { previousStep: step, depth: depth + 1 } satisfies EntryState })
    },
    /** Replaces the history entry, because Back would lead to a step that is no longer valid. */
    replaceStep(target: Step) {
      if (target !== step || (named !== null && target !== named))
        setParams({ step: target }, { replace: true, state })
    },
    /** Replaces the steps by the created booking. */
    finish: setFinishedId,
  }
}
