import { expect, FAILING, PHONE, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/Booking',
  parameters: { screen: { routes, at: '/book/1', as: 'customer' } },
} satisfies ScreenMeta

type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

const press = async ({ canvas, userEvent }: Played, name: string) => {
  const [button] = await canvas.findAllByRole('button', { name })
  if (button) await userEvent.click(button)
}

async function chooseDate(story: Played) {
  await press(story, 'Continue to Date Selection')
  await story.canvas.findByRole('heading', { name: 'Select a date' })
  const [day] = await story.canvas.findAllByRole('button', { name: /free/i })
  if (day) await story.userEvent.click(day)
}

async function chooseTime(story: Played) {
  await chooseDate(story)
  await press(story, 'Continue to Time Selection')
  await story.userEvent.click(await story.canvas.findByRole('radio', { name: /Morning/ }))
}

export const Details: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Optional Add-ons' })).toBeVisible()
  },
}

export const DateStep: ScreenStory = {
  play: async (story) => {
    await chooseDate(story)
    await expect(story.canvas.getByRole('heading', { name: 'Select a date' })).toBeVisible()
  },
}

export const TimeStep: ScreenStory = {
  play: async (story) => {
    await chooseTime(story)
    await expect(story.canvas.getByRole('heading', { name: 'Select a time' })).toBeVisible()
  },
}

export const Confirm: ScreenStory = {
  play: async (story) => {
    await chooseTime(story)
    await press(story, 'Continue to Confirmation')
    await expect(await story.canvas.findByRole('heading', { name: 'Check and confirm' })).toBeVisible()
  },
}

export const ConfirmOnAPhone: ScreenStory = { ...Confirm, globals: PHONE }

export const Booked: ScreenStory = {
  play: async (story) => {
    await chooseTime(story)
    await press(story, 'Continue to Confirmation')
    await press(story, 'Confirm Booking')
    await expect(await story.canvas.findByRole('heading', { name: /Booking Confirmed!/ })).toBeVisible()
  },
}

export const Loading: ScreenStory = { parameters: { screen: { api: 'loading' } } }

export const Failing = FAILING

export const NotThere: ScreenStory = {
  parameters: { screen: { at: '/book/99' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
