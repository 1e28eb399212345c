import { useGetSetUpQuery } from '@luzzu/api-client/set-up'
import { useFindSettingsQuery, useUpdateSettingsMutation } from '@luzzu/api-client/settings'
import type { Samples, SetUp } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Button, Panel, showError, showSuccess, VisuallyHidden } from '@luzzu/ui'
import { Circle, CircleCheck } from 'lucide-react'
import { errorReason } from '../../../platform/api-errors'
import { ConfirmHours, ConfirmSlots } from './ConfirmStep'
import { Steps } from './FirstSteps.styles'
import { FIRST_STEPS_COPY as COPY, doneOf, STEPS } from './first-steps.copy'
import { RemoveSamples } from './RemoveSamples'

/** What a business does on its first day, until somebody hides it. */
export function FirstSteps() {
  const { data: settings } = useFindSettingsQuery()
  return settings && !settings.record.set_up_dismissed ? <Checklist /> : null
}

function Checklist() {
  const { data: setUp } = useGetSetUpQuery(undefined, { refetchOnMountOrArgChange: true })
  const [update] = useUpdateSettingsMutation()
  if (!setUp) return null

  async function hide() {
    const { error } = await update({ change: { set_up_dismissed: true } })
    if (error) showError(`${COPY.notHidden} ${errorReason(error)}`)
    else showSuccess(COPY.hidden)
  }

  const done = setUp.steps.filter(({ is_done }) => is_done).length
  return (
    <Panel
      title={COPY.title}
      subtitle={doneOf(done, setUp.steps.length)}
      action={
        <Button size="small" variant="quiet" onClick={() => void hide()}>
          {COPY.hide}
        </Button>
      }
    >
      <Steps>
        {setUp.steps.map((step) => (
          <Step key={step.step} {...step} samples={setUp.samples} />
        ))}
      </Steps>
    </Panel>
  )
}

type StepProps = SetUp['steps'][number] & { samples: Samples }

function Step({ step, is_done, samples }: StepProps) {
  const { text, hint, path } = STEPS[step]
  const Icon = is_done ? CircleCheck : Circle
  return (
    <li data-done={is_done || undefined}>
      <Icon aria-hidden="true" />
      <div>
        <VisuallyHidden>{is_done ? COPY.done : COPY.toDo} </VisuallyHidden>
        <Link to={path}>{text}</Link>
        {!is_done && <small>{hint}</small>}
        {step === 'opening_hours' && !is_done && <ConfirmHours />}
        {step === 'time_slots' && !is_done && <ConfirmSlots />}
        {step === 'samples' && !is_done && <RemoveSamples samples={samples} />}
      </div>
    </li>
  )
}
