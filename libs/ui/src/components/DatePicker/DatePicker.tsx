import { clampDate, monthOf, parseCalendarDate } from '@luzzu/domain/calendar'
import { type ComponentPropsWithRef, useState } from 'react'
import styled from 'styled-components'
import { token } from '../../theme/token'
import { DateField } from '../DateField/DateField'
import { MonthGrid, type MonthGridProps } from '../MonthGrid/MonthGrid'

export type DatePickerProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> &
  Pick<MonthGridProps, 'min' | 'max' | 'dayState' | 'legend' | 'labels'> & {
    label: string
    /** `YYYY-MM-DD`, empty for none. */
    value: string
    onChange: (date: string) => void
    error?: string | undefined
    hint?: string | undefined
    /** Whether the line of an error is kept free, so that the calendar stays where it is. */
    keepsErrorLine?: boolean | undefined
    /** The month shown until another is chosen, when no date is selected, `YYYY-MM`. */
    initialMonth: string
    /** Called with each displayed month, for instance to load its days. */
    onMonthChange?: ((month: string) => void) | undefined
  }

/** A date input with a calendar below it, kept in sync. */
export function DatePicker({
  label,
  value,
  onChange,
  error,
  hint,
  keepsErrorLine,
  initialMonth,
  onMonthChange,
  min,
  max,
  dayState,
  legend,
  labels,
  ...rest
}: DatePickerProps) {
  const chosen = parseCalendarDate(value)
  // Of a date outside the limits, the nearest month tells how far dates go.
  const [shown, setShown] = useState(chosen && monthOf(clampDate(chosen, min, max)))
  const month = shown ?? initialMonth

  function show(next: string) {
    if (next === month) return
    setShown(next)
    onMonthChange?.(next)
  }
  function type(date: string) {
    onChange(date)
    const typed = parseCalendarDate(date)
    if (!typed || (min && typed < min)) return
    show(monthOf(clampDate(typed, min, max)))
  }

  return (
    <Layout data-steady={keepsErrorLine || undefined} {...rest}>
      <DateRow>
        <DateField
          {...{ label, error, hint, min, max, value }}
          onChange={(event) => type(event.target.value)}
        />
      </DateRow>
      <MonthGrid
        {...{ month, min, max, dayState, legend, labels }}
        value={chosen}
        onMonthChange={show}
        onSelect={onChange}
      />
    </Layout>
  )
}

const Layout = styled.div`
  display: grid;
  gap: ${token('space-5')};

  &[data-steady] {
    gap: ${token('space-2')};
  }
`

const DateRow = styled.div`
  max-width: ${token('width-date')};

  [data-steady] > & {
    max-width: none;

    > * > :has(> input) {
      max-width: ${token('width-date')};
    }
    > :not([data-invalid])::after {
      height: calc(1.4 * ${token('label-text')});
      content: '';
    }
  }
`
