import { useLocation, useNavigate, useSearchParams } from '@luzzu/routing'
import { useState } from 'react'
import { parseStep, type Step } from './wizard'

/** The name that the address has in place of a step when the booking is made. */
const BOOKED = 'booked'

/**
 * The step in the address, so that the browser's Back and a reload mean what they mean everywhere. An address
 * without one is that of the first step, whatever has been chosen already.
 */
export function useStepParam() {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const [firstKey] = useState(key)
  const named = params.get('step')
  const asked = parseStep(named) ?? 'details'
  // Only what this wizard has pushed is known to be one step back.
  const cameFrom = (state as { cameFrom?: Step } | null)?.cameFrom

  return {
    asked,
    /** Whether the reader has moved between steps since the page was opened. */
    moved: key !== firstKey,
    isBooked: named === BOOKED,
    goTo(step: Step) {
      if (step === asked) return
      if (step === cameFrom) navigate(-1)
      else setParams({ step }, { state: { cameFrom: asked } })
    },
    /** Puts another step in the place of this one: Back would lead to what cannot be done any more. */
    putIn(step: Step | typeof BOOKED) {
      if (step !== asked) setParams({ step }, { replace: true })
    },
  }
}
