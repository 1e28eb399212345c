import type { CalendarDate } from '@luzzu/domain/calendar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { DayState } from './DayButton'
import { MonthGrid } from './MonthGrid'

const FULL = ['2026-07-04', '2026-07-11', '2026-07-18', '2026-07-25']
const FEW = ['2026-07-10', '2026-07-16', '2026-07-23', '2026-07-24']

function dayState(date: string): DayState {
  if (date < MIN || date > MAX) return { tone: 'closed', text: 'Closed' }
  if (FULL.includes(date)) return { tone: 'full', text: 'Full' }
  if (FEW.includes(date)) return { tone: 'few', text: 'Few left' }
  return { tone: 'free', text: 'Free' }
}

const MIN = '2026-07-03' as CalendarDate
const MAX = '2026-08-02' as CalendarDate

/** The calendar of staff, who look at other months as well. */
function JulyFromToday() {
  const [month, setMonth] = useState('2026-07')
  return (
    <MonthGrid
      month={month}
      onMonthChange={setMonth}
      today={'2026-07-16' as CalendarDate}
      onSelect={() => {}}
      dayState={() => ({ tone: 'free', text: 'Open' })}
    />
  )
}

/** Little is left of the month. */
function LateInNovember() {
  const [month, setMonth] = useState('2026-11')
  const [value, setValue] = useState<CalendarDate>()
  return (
    <MonthGrid
      month={month}
      onMonthChange={setMonth}
      min={'2026-11-27' as CalendarDate}
      max={'2026-12-27' as CalendarDate}
      value={value}
      onSelect={setValue}
      dayState={() => ({ tone: 'free', text: 'Free' })}
    />
  )
}

function July({ stateOf = dayState }: { stateOf?: typeof dayState }) {
  const [month, setMonth] = useState('2026-07')
  const [value, setValue] = useState('2026-07-16' as CalendarDate)
  return (
    <MonthGrid
      month={month}
      onMonthChange={setMonth}
      min={MIN}
      max={MAX}
      value={value}
      onSelect={setValue}
      dayState={stateOf}
      legend={[
        { tone: 'free', text: 'Free: every slot has places' },
        { tone: 'few', text: 'Few left: one slot remains' },
        { tone: 'full', text: 'Full' },
        { tone: 'closed', text: 'Closed: outside the next 30 days' },
      ]}
    />
  )
}

const meta = {
  title: 'Inputs/MonthGrid',
  component: July,
} satisfies Meta<typeof July>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('button', { name: 'July 16, 2026, few left' })
    chosen.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'July 22, 2026, free' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'July 22, 2026, free' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('button', { name: 'August 2, 2026, free' })).toHaveFocus()
    await expect(canvas.getByRole('heading', { name: 'August 2026' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'August 2, 2026, free' })).toHaveFocus()
  },
}

export const AFullDayIsReadButNotChosen: Story = {
  play: async ({ canvas }) => {
    const full = canvas.getByRole('button', { name: 'July 18, 2026, full' })
    await userEvent.click(full)
    await expect(full).toHaveAttribute('aria-pressed', 'false')
    await expect(full).toHaveAttribute('aria-disabled', 'true')
    // What has the focus is in the tab order, which a dialog needs to give the focus back.
    await expect(full).toHaveFocus()
    await expect(full).toHaveAttribute('tabindex', '0')
    await expect(canvas.getByRole('button', { name: 'Previous month, June 2026' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const TheLastMonthKeepsTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month, August 2026' }))
    const next = canvas.getByRole('button', { name: 'Next month, September 2026' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: 'August 2026' })).toBeVisible()
  },
}

export const WhatIsOverIsNotShown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^July 2, 2026/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'July 3, 2026, free' })).toBeVisible()
  },
}

export const DaysBeforeTodayAreNotShownAndOtherMonthsAre: Story = {
  render: () => <JulyFromToday />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^July 15,/ })).toBeNull()
    canvas.getByRole('button', { name: /^July 16,/ }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('button', { name: /^July 16,/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Previous month/ }))
    await expect(canvas.getByRole('button', { name: /^June 15,/ })).toBeVisible()
  },
}

export const LateInAMonthTheNextWeeksAreShown: Story = {
  render: () => <LateInNovember />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /, free$/ })).toHaveLength(17)
    canvas.getByRole('button', { name: 'November 27, 2026, free' }).focus()
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowRight}{Enter}')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus()
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Dec 1')
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible()
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('button', { name: 'December 27, 2026, free' })).toHaveFocus()
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  },
}

export const LateInAMonthOnAPhone: Story = {
  ...LateInAMonthTheNextWeeksAreShown,
  globals: { viewport: { value: 'phone' } },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LargeTextOnAPhone: Story = {
  render: () => <July stateOf={() => ({ tone: 'closed', text: 'Closed' })} />,
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    for (const head of canvas.getAllByRole('columnheader'))
      await expect(head.firstElementChild?.getBoundingClientRect().width).toBeLessThan(head.clientWidth)
    const closed = canvas.getAllByText('Closed')[0]
    await expect(closed?.scrollWidth).toBeLessThanOrEqual(closed?.parentElement?.clientWidth ?? 0)
  },
}

export const LateInAMonthWithLargeTextOnAPhone: Story = {
  ...LargeTextOnAPhone,
  render: () => <LateInNovember />,
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'December 1, 2026, free' })
    const name = first.querySelector('[data-other]')
    await expect(name?.scrollWidth).toBeLessThanOrEqual(first.clientWidth)
  },
}
