import { Days } from './WeekdayToggles.styles'
import { WEEKDAY_COPY } from './weekdays.copy'

type WeekdayTogglesProps = {
  label: string
  value: readonly number[]
  onChange: (days: number[]) => void
}

/** The weekdays as toggles, from Monday. */
export function WeekdayToggles({ label, value, onChange }: WeekdayTogglesProps) {
  const toggle = (day: number, isOn: boolean) =>
    onChange([...value.filter((one) => one !== day), ...(isOn ? [day] : [])].toSorted())
  return (
    <Days role="group" aria-label={label}>
      {WEEKDAY_COPY.map(({ day, short, name }) => (
        <label key={day}>
          <input
            type="checkbox"
            aria-label={name}
            checked={value.includes(day)}
            onChange={(event) => toggle(day, event.target.checked)}
          />
          {short}
        </label>
      ))}
    </Days>
  )
}
