import { type CalendarDate, clampDate, monthOf, shownPeriod, WEEKDAYS, weeksOf } from '@luzzu/domain/calendar'
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { directionalKey } from '../../hooks/directional-key'
import { DayButton, DayShape, type DayState, type DayTone } from './DayButton'
import { Grid, Legend, Surface } from './MonthGrid.styles'
import { MonthHead } from './MonthHead'
import { dayAfterKey } from './move-day'

export type { DayState, DayTone } from './DayButton'

export type MonthGridProps = Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> & {
  /** The displayed month, `YYYY-MM`. */
  month: string
  onMonthChange: (month: string) => void
  /** The first and the last available day. Days before the first are blank, and weeks before it hidden. */
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** In the month of this day the days before are blank, and the weeks before hidden; other months can be reached. */
  today?: CalendarDate | undefined
  /** The selected day. */
  value?: CalendarDate | undefined
  onSelect: (date: CalendarDate) => void
  /** The state of a day: a label and a marker. */
  dayState: (date: CalendarDate) => DayState
  legend?: readonly { tone?: DayTone; text: string }[] | undefined
  /** @default { previous: 'Previous month', next: 'Next month' } */
  labels?: { previous?: string; next?: string } | undefined
}

/**
 * A calendar month. One day is in the tab order; arrow keys move by day and across months, Home and End within the
 * week, Page Up and Page Down by month.
 */
export function MonthGrid({
  month,
  onMonthChange,
  min,
  max,
  today,
  value,
  onSelect,
  dayState,
  legend,
  labels,
  ...rest
}: MonthGridProps) {
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState(value)
  const [moved, setMoved] = useState(0)
  const shown = shownPeriod(month, today && monthOf(today) === month ? today : min, max)
  const isShown = (date: CalendarDate) => shown.from <= date && date <= shown.to
  const inTabOrder = [active, value].find((date) => date && isShown(date))
  const entry = inTabOrder ?? clampDate(shown.from, min, max)

  useEffect(() => {
    if (moved) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [moved])

  function handleKey(event: KeyboardEvent<HTMLTableElement>) {
    const target = dayAfterKey(entry, directionalKey(event))
    if (!target) return
    event.preventDefault()
    const next = clampDate(target, min, max)
    setActive(next)
    if (!isShown(next)) onMonthChange(monthOf(next))
    setMoved(moved + 1)
  }

  return (
    <Surface {...rest}>
      <MonthHead id={`${id}-name`} {...{ month, onMonthChange, min, max, labels }} />
      <Grid ref={grid} aria-labelledby={`${id}-name`} onKeyDown={handleKey}>
        <thead>
          <tr>
            {WEEKDAYS.map(({ short, name }) => (
              <th key={name} scope="col">
                <abbr title={name}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week.find(Boolean)}>
              {WEEKDAYS.map(({ name }, index) => {
                const date = week[index]
                return (
                  <td key={name}>
                    {date && (
                      <DayButton
                        {...{ date, month }}
                        state={dayState(date)}
                        chosen={date === value}
                        tabIndex={date === entry ? 0 : -1}
                        // A dialog gives the focus back only to what is in the tab order when it is pressed.
                        onFocus={() => setActive(date)}
                        onSelect={(chosen) => {
                          setActive(chosen)
                          onSelect(chosen)
                        }}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
      {legend && (
        <Legend>
          {legend.map(({ tone, text }) => (
            <li key={text}>
              {tone && <DayShape tone={tone} />}
              {text}
            </li>
          ))}
        </Legend>
      )}
    </Surface>
  )
}
