import { expect, FAILING, LOADING, PHONE, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Rental services',
  parameters: { screen: { routes, under: 'admin', at: '/admin/rental-services', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Painted Luzzu/ })).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rental services found.')).toBeVisible()
  },
}

const screenOf = ({ canvasElement }: Played) => within(canvasElement.ownerDocument.body)
type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

/** The price unit is that of the pricing. */
export const Editing: ScreenStory = {
  play: async (story) => {
    const screen = screenOf(story)
    await story.userEvent.click(await screen.findByRole('button', { name: 'Edit Tandem Kayak' }))
    await expect(await screen.findByLabelText('Price')).toHaveAccessibleDescription('per person')
  },
}

export const Pricing: ScreenStory = {
  play: async (story) => {
    const screen = screenOf(story)
    await story.userEvent.click(await screen.findByRole('button', { name: 'Pricing of Painted Luzzu' }))
    await expect(await screen.findByRole('listitem', { name: 'Rule 2' })).toBeInTheDocument()
    await expect(screen.getByText('Base price × 2 guests')).toBeInTheDocument()
  },
}

export const PricingOnAPhone: ScreenStory = { ...Pricing, globals: PHONE }

export const PricingRefused: ScreenStory = {
  play: async (story) => {
    await Pricing.play?.(story)
    const screen = screenOf(story)
    await story.userEvent.click(screen.getByRole('button', { name: 'Add rule' }))
    await story.userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText('Name is required')).toBeInTheDocument()
    await expect(screen.getByText('Fix the pricing to see an example.')).toBeInTheDocument()
  },
}
