import { WEEKDAYS } from '@luzzu/domain'
import { FieldError, focusRing, media, token } from '@luzzu/ui'
import { useId } from 'react'
import styled from 'styled-components'

type WeekdayTogglesProps = {
  label: string
  value: readonly number[]
  onChange: (days: number[]) => void
  error?: string | undefined
}

/** The weekdays as toggles, from Monday. */
export function WeekdayToggles({ label, value, onChange, error }: WeekdayTogglesProps) {
  const id = useId()
  const toggle = (day: number, isOn: boolean) =>
    onChange([...value.filter((one) => one !== day), ...(isOn ? [day] : [])].toSorted())
  return (
    <Days role="group" aria-label={label} aria-describedby={error && id}>
      {WEEKDAYS.map(({ day, short, name }) => (
        <label key={day}>
          <input
            type="checkbox"
            aria-label={name}
            aria-invalid={error ? true : undefined}
            checked={value.includes(day)}
            onChange={(event) => toggle(day, event.target.checked)}
          />
          {short}
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </Days>
  )
}

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};

  > label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: ${token('control-height')};
    min-height: ${token('control-height')};
    padding-inline: ${token('space-2')};
    border: 1px solid ${token('control-line')};
    border-radius: ${token('radius')};
    font-size: ${token('text-table')};
    font-weight: 600;
    cursor: pointer;
  }
  > label:has(:checked) {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
  > label:has([aria-invalid]) {
    border-color: ${token('danger')};
  }
  /* It widens the days by nothing, not even by the gap before it. */
  > p {
    flex-basis: 0;
    min-width: 100%;
    margin-inline-end: calc(-1 * ${token('space-1')});
    grid-column: 1 / -1;
  }
  > label:has(:focus-visible) {
    ${focusRing}
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  ${media.phone} {
    display: grid;
    flex-basis: 100%;
    grid-template-columns: repeat(7, minmax(0, 1fr));

    > label {
      min-width: 0;
      padding-inline: 0;
    }
  }
`
