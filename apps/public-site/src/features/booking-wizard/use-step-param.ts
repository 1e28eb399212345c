import { useLocation, useNavigate, useSearchParams } from '@luzzu/routing'
import { useState } from 'react'
import { parseStep, type Step } from './wizard'

/** Value of the `step` parameter after the booking was created. */
const BOOKED = 'booked'

/** The wizard's step as the `step` query parameter, so that Back and reload work. Without it: the first step. */
export function useStepParam() {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const [firstKey] = useState(key)
  const named = params.get('step')
  // The URL follows when the page has been rendered with it; a step does not wait for that.
  const [chosen, setChosen] = useState<{ at: string; step: Step }>()
  if (chosen && chosen.at !== key) setChosen(undefined)
  const step = chosen?.at === key ? chosen.step : (parseStep(named) ?? 'details')
  // Only entries pushed by this wizard are known to be one step back.
  const previousStep = (state as { previousStep?: Step } | null)?.previousStep

  return {
    step,
    /** Whether the step has changed since the page was opened. */
    hasNavigated: key !== firstKey || chosen !== undefined,
    isBooked: named === BOOKED,
    goTo(target: Step) {
      if (target === step) return
      if (target === previousStep) {
        navigate(-1)
        return
      }
      setChosen({ at: key, step: target })
      setParams({ step: target }, { state: { previousStep: step } })
    },
    /** Replaces the history entry, because Back would lead to a step that is no longer valid. */
    replaceStep(target: Step | typeof BOOKED) {
      if (target !== step) setParams({ step: target }, { replace: true })
    },
  }
}
