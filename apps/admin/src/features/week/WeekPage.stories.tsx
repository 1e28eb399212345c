import { expect, FAILING, LOADING, PHONE, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Week',
  parameters: { screen: { routes, under: 'admin', at: '/admin/week', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Chiara Ricci'))[0]).toBeVisible()
  },
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The slot has been taken meanwhile. */
export const Refused: ScreenStory = {
  parameters: { screen: { at: `/admin/week?date=${inDays(12)}` } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Pending$/ }))
    const page = within(canvasElement.ownerDocument.body)
    const [other] = await page.findAllByRole('radio', { checked: false })
    if (other) await userEvent.click(other)
    await userEvent.click(page.getByRole('button', { name: /^Move/ }))
    await expect(await page.findByRole('alert')).toHaveTextContent('no longer available')
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading = LOADING

export const Failing = FAILING
