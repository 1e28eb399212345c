import type { TimeSlot } from '@luzzu/domain/contracts'
import { CheckboxCard, Switch } from '@luzzu/ui'
import { SCHEDULE_COPY as COPY } from '../rental-services.copy'
import { SlotList } from './Schedule.styles'

type SlotsFieldProps = {
  slots: readonly TimeSlot[]
  /** `null` for all. */
  value: readonly number[] | null
  onChange: (ids: number[] | null) => void
}

/** Which slots a product is offered in. Archived ones are shown only where they were chosen before. */
export function SlotsField({ slots, value, onChange }: SlotsFieldProps) {
  const shown = slots.filter(({ id, archived }) => !archived || value?.includes(id))
  const choose = (id: number, isOn: boolean) =>
    onChange([...(value ?? []).filter((one) => one !== id), ...(isOn ? [id] : [])])
  return (
    <>
      <Switch
        label={COPY.allSlots}
        description={COPY.allSlotsHint}
        checked={value === null}
        onChange={(all) => onChange(all ? null : shown.map(({ id }) => id))}
      />
      {value && (
        <SlotList>
          {shown.map(({ id, name, time_range }) => (
            <CheckboxCard
              key={id}
              label={name}
              aside={time_range}
              checked={value.includes(id)}
              onChange={(isOn) => choose(id, isOn)}
            />
          ))}
        </SlotList>
      )}
    </>
  )
}
