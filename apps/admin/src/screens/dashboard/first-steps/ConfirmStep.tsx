import { useFindSettingsQuery, useUpdateSettingsMutation } from '@luzzu/api-client/settings'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { Button, showError } from '@luzzu/ui'
import { formatOpeningHours } from '../../../booking/history/format-settings'
import { errorReason } from '../../../platform/api-errors'
import { Current } from './FirstSteps.styles'
import { FIRST_STEPS_COPY as COPY, notConfirmed } from './first-steps.copy'

/** The opening hours of the installation, for an owner whose hours they are. */
export function ConfirmHours() {
  const { data } = useFindSettingsQuery()
  return data ? (
    <Confirm name="opening_hours_confirmed" current={formatOpeningHours(data.record.opening_hours)} />
  ) : null
}

/** The time slots of the installation, likewise. */
export function ConfirmSlots() {
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
