import { useDeleteSamplesMutation } from '@luzzu/api-client/set-up'
import { useFindSettingsQuery, useUpdateSettingsMutation } from '@luzzu/api-client/settings'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { Samples, SetUp } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Button, Panel, showError, showSuccess, VisuallyHidden } from '@luzzu/ui'
import { Circle, CircleCheck } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { formatOpeningHours } from '../../../booking/history/format-settings'
import { errorReason } from '../../../platform/api-errors'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import { useConfirmedAction } from '../../../platform/confirmation/use-confirmed-action'
import { Current, Steps, Unfold } from './FirstSteps.styles'
import {
  allSteps,
  FIRST_STEPS_COPY as COPY,
  doneOf,
  notConfirmed,
  notRemoved,
  removedText,
  STEPS,
  whatIsLeft,
  whatIsRemoved,
} from './first-steps.copy'
import { nextSteps } from './next-steps'

type FirstStepsProps = {
  setUp: SetUp
  /** How many a phone shows before the list is unfolded. */
  shown: number
  ref: Ref<HTMLElement>
}

/** What a business does on its first day, until somebody hides it. */
export function FirstSteps({ setUp, shown, ref }: FirstStepsProps) {
  const [update] = useUpdateSettingsMutation()

  async function hide() {
    const { error } = await update({ change: { set_up_dismissed: true } })
    if (error) showError(`${COPY.notHidden} ${errorReason(error)}`)
    else showSuccess(COPY.hidden)
  }

  const [isUnfolded, setUnfolded] = useState(false)
  const list = useId()
  const done = setUp.steps.filter(({ is_done }) => is_done).length
  const next = nextSteps(setUp.steps, shown)
  return (
    <Panel
      ref={ref}
      tabIndex={-1}
      title={COPY.title}
      subtitle={doneOf(done, setUp.steps.length)}
      action={
        <Button size="small" variant="quiet" onClick={() => void hide()}>
          {COPY.hide}
        </Button>
      }
    >
      <Steps id={list} data-folded={!isUnfolded || undefined}>
        {setUp.steps.map((step) => (
          <Step key={step.step} {...step} isNext={next.has(step.step)} samples={setUp.samples} />
        ))}
      </Steps>
      <Unfold>
        <Button
          size="small"
          variant="plain"
          aria-expanded={isUnfolded}
          aria-controls={list}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? COPY.fewer : allSteps(setUp.steps.length)}
        </Button>
      </Unfold>
    </Panel>
  )
}

type StepProps = SetUp['steps'][number] & {
  /** Whether a phone shows it before the list is unfolded. */
  isNext: boolean
  samples: Samples
}

function Step({ step, is_done, isNext, samples }: StepProps) {
  const { text, hint, path } = STEPS[step]
  const Icon = is_done ? CircleCheck : Circle
  return (
    <li data-row data-key={step} data-done={is_done || undefined} data-next={isNext || undefined}>
      <Icon aria-hidden="true" />
      <div>
        <VisuallyHidden>{is_done ? COPY.done : COPY.toDo} </VisuallyHidden>
        <Link to={path}>{text}</Link>
        {!is_done && <small>{hint}</small>}
        {step === 'samples' && !is_done && <small>{whatIsLeft(samples)}</small>}
        {step === 'opening_hours' && !is_done && <ConfirmHours />}
        {step === 'time_slots' && !is_done && <ConfirmSlots />}
        {step === 'samples' && !is_done && <RemoveSamples samples={samples} />}
      </div>
    </li>
  )
}

/** Removes all samples at once, after a question. */
function RemoveSamples({ samples }: { samples: Samples }) {
  const [remove] = useDeleteSamplesMutation()
  const removal = useConfirmedAction({
    send: (_samples: Samples) => remove(),
    onDone: (removed) => {
      if (removed) showSuccess(removedText(removed))
    },
    failed: (_samples, reason) => notRemoved(reason),
  })
  return (
    <>
      <Button size="small" variant="soft" onClick={() => removal.ask(samples)}>
        {COPY.remove}
      </Button>
      <ConfirmationDialog
        confirmation={removal}
        copy={{ title: COPY.confirmTitle, confirm: COPY.confirm, keep: COPY.keep }}
      >
        <p>
          {whatIsRemoved(removal.action ?? samples)} {COPY.consequence}
        </p>
      </ConfirmationDialog>
    </>
  )
}

/** The opening hours of the installation, for an owner whose hours they are. */
function ConfirmHours() {
  const { data } = useFindSettingsQuery()
  return data ? (
    <Confirm name="opening_hours_confirmed" current={formatOpeningHours(data.record.opening_hours)} />
  ) : null
}

/** The time slots of the installation, likewise. */
function ConfirmSlots() {
  const { data } = useListTimeSlotsQuery()
  const current = data?.map(({ name, time_range }) => `${name} ${time_range}`).join('\n')
  return current ? <Confirm name="time_slots_confirmed" current={current} /> : null
}

type ConfirmProps = { name: 'opening_hours_confirmed' | 'time_slots_confirmed'; current: string }

function Confirm({ name, current }: ConfirmProps) {
  const [update, { isLoading }] = useUpdateSettingsMutation()

  async function confirm() {
    const { error } = await update({ change: { [name]: true } })
    if (error) showError(notConfirmed(errorReason(error)))
  }

  return (
    <>
      <Current>{current}</Current>
      <Button
        size="small"
        variant="soft"
        loading={isLoading}
        aria-label={`${COPY.confirmStep}: ${current}`}
        onClick={() => void confirm()}
      >
        {COPY.confirmStep}
      </Button>
    </>
  )
}
