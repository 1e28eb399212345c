import { parseId } from '@luzzu/domain'
import { useLocation, useNavigate, useSearchParams } from '@luzzu/routing'
import { useEffect, useEffectEvent, useState } from 'react'
import { parseStep, type Step } from './wizard'

/** Value of the `step` parameter after the booking was created, which `booking` then names. */
const BOOKED = 'booked'

/** What the history entries of this wizard know: the step before them, and how many of its entries precede them. */
type EntryState = { previousStep?: Step; depth?: number } | null

/** The wizard's step as the `step` query parameter, so that Back and reload work. Without it: the first step. */
export function useStepParam() {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const [firstKey] = useState(key)
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
    /** Whether the step has changed since the page was opened. */
    hasNavigated: key !== firstKey || chosen !== undefined,
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
