import { monthOf, parseCalendarDate } from '@luzzu/domain/calendar'
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
  initialMonth,
  onMonthChange,
  min,
  max,
  dayState,
  legend,
  labels,
  ...rest
}: DatePickerProps) {
  const [shown, setShown] = useState(value ? monthOf(value) : undefined)
  const month = shown ?? initialMonth

  function show(next: string) {
    if (next === month) return
    setShown(next)
    onMonthChange?.(next)
  }
  function type(date: string) {
    onChange(date)
    if (!parseCalendarDate(date) || (min && date < min)) return
    // Of a date that is too far ahead the last month tells how far dates go.
    show(monthOf(max && date > max ? max : date))
  }

  return (
    <Layout {...rest}>
      <DateRow>
        <DateField
          {...{ label, error, hint, min, max, value }}
          onChange={(event) => type(event.target.value)}
        />
      </DateRow>
      <MonthGrid
        {...{ month, min, max, dayState, legend, labels }}
        value={parseCalendarDate(value)}
        onMonthChange={show}
        onSelect={onChange}
      />
    </Layout>
  )
}

const Layout = styled.div`
  display: grid;
  gap: ${token('space-5')};
`

const DateRow = styled.div`
  max-width: ${token('width-date')};
`
