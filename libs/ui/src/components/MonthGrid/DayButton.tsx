import { type CalendarDate, formatDate, monthOf } from '@luzzu/domain/calendar'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Day } from './MonthGrid.styles'

export type DayState = {
  tone: DayTone
  /** The state in one or two words, such as "Few left". */
  text: string
  /** What else is told of the day, such as why it is closed. */
  detail?: string | undefined
  /** Shown instead of the text where a detail has no room, such as a count of it. */
  short?: string | undefined
  /** @default true for `full` and `closed` */
  disabled?: boolean | undefined
}

type DayButtonProps = {
  date: CalendarDate
  /** The displayed month; the first day of another one is shown with its name. */
  month: string
  state: DayState
  chosen: boolean
  tabIndex: 0 | -1
  onFocus: () => void
  onSelect: (date: CalendarDate) => void
}

export function DayButton({ date, month, state, chosen, tabIndex, onFocus, onSelect }: DayButtonProps) {
  const isOther = date.endsWith('-01') && monthOf(date) !== month
  const disabled = state.disabled ?? (state.tone === 'full' || state.tone === 'closed')

  return (
    <Day
      type="button"
      data-date={date}
      data-tone={state.tone}
      tabIndex={tabIndex}
      // A disabled day stays readable, so it is reachable with the arrow keys.
      aria-disabled={disabled || undefined}
      aria-pressed={chosen}
      onFocus={onFocus}
      onClick={() => !disabled && onSelect(date)}
    >
      <VisuallyHidden>{dayLabel(date, state)}</VisuallyHidden>
      <strong aria-hidden="true" data-other={isOther || undefined}>
        {isOther && `${formatDate(date).slice(0, 3)} `}
        {Number(date.slice(8))}
      </strong>
      <span aria-hidden="true" data-text>
        {state.tone !== 'unknown' && <DayShape tone={state.tone} />}
        <span>{state.text}</span>
        {state.short && <span data-short>{state.short}</span>}
      </span>
      {state.detail && (
        <small aria-hidden="true" title={state.detail}>
          {state.detail}
        </small>
      )}
    </Day>
  )
}

/** `July 16, 2026, closed: Regatta`. */
function dayLabel(date: CalendarDate, { text, detail }: DayState): string {
  const label = `${formatDate(date)}, ${text.toLowerCase()}`
  return detail ? `${label}: ${detail}` : label
}

const DAY_TONES = ['free', 'few', 'full', 'closed', 'shut', 'unknown'] as const
export type DayTone = (typeof DAY_TONES)[number]

/** The marker of a day's state, distinguishable without color; none while that is unknown. */
export function DayShape({ tone }: { tone: DayTone }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" data-shape={tone}>
      {tone === 'free' && <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />}
      {tone === 'few' && <path d="M6 1l5.5 10H.5z" fill="currentColor" />}
      {tone === 'full' && <path d="M1 1h10v10H1z" fill="currentColor" />}
      {tone === 'closed' && <path d="M1 6h10" stroke="currentColor" strokeWidth="2" />}
      {tone === 'shut' && <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="2.5" />}
    </svg>
  )
}
