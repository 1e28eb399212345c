import type { ScreenStory } from '@luzzu/ui/screens'
import { inDays } from './in-days'

type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

/** Days, from today, of the responses of stories. */
export const FREE = 2
export const FULL = 3
export const CLOSED = 4
export const PARTLY_CLOSED = 6
export const PARTLY_FULL = 7

/** The first of the buttons with this name: on a phone some stand twice. */
export async function press({ canvas, userEvent }: Played, name: string | RegExp) {
  const [button] = await canvas.findAllByRole('button', { name })
  if (button) await userEvent.click(button)
}

/** Typed, because the calendar may show the month before. */
export async function chooseDate(story: Played, days = FREE) {
  await press(story, 'Continue to Date Selection')
  await story.canvas.findByRole('heading', { name: 'Select a date' })
  await story.userEvent.type(await story.canvas.findByLabelText('Date'), inDays(days))
}

export async function chooseTime(story: Played) {
  await chooseDate(story)
  await press(story, 'Continue to Time Selection')
  await story.userEvent.click(await story.canvas.findByRole('radio', { name: /Morning/ }))
}
