import {
  expect,
  FAILING,
  LOADING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { SITE_WITH_DESK } from '../../booking/testing/payments-fixture'
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

/** Deleting looks unlike the other buttons, which have an edge or a ground. */
export const OnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas }) => {
    const styleOf = async (name: string) => getComputedStyle(await canvas.findByRole('button', { name }))
    const clear = 'rgba(0, 0, 0, 0)'
    await expect((await styleOf('Edit Painted Luzzu')).backgroundColor).not.toBe(clear)
    const deleting = await styleOf('Delete Painted Luzzu')
    await expect([deleting.backgroundColor, deleting.borderTopColor]).toEqual([clear, clear])
  },
}

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rental services found.')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Go to Activity Types' })).toHaveAttribute(
      'href',
      '/admin/rental-services/activity-types',
    )
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

/** The focus leads to the first field that is wrong, as the form shows them, and a price counts for what it says. */
export const Refused: ScreenStory = {
  play: async (story) => {
    const screen = screenOf(story)
    await expect(await screen.findByText('per person')).toBeVisible()
    await story.userEvent.click(await screen.findByRole('button', { name: 'Edit Tandem Kayak' }))
    const dialog = within(await screen.findByRole('dialog'))
    const persons = await dialog.findByRole('spinbutton', { name: 'Max Persons' })
    for (const field of [persons, dialog.getByLabelText('Price')]) {
      await story.userEvent.clear(field)
      await story.userEvent.type(field, '-5')
    }
    await story.userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await expect(await dialog.findByText('Couldn’t save. 2 fields need your attention.')).toBeVisible()
    await waitFor(() => expect(persons).toHaveFocus())
  },
}

/** Somebody else has deleted it meanwhile. */
export const Gone: ScreenStory = {
  beforeEach: respond('put', '/api/products/:id', refusal(404, 'not-found')),
  play: async (story) => {
    const screen = screenOf(story)
    await story.userEvent.click(await screen.findByRole('button', { name: 'Edit Tandem Kayak' }))
    const dialog = within(await screen.findByRole('dialog'))
    await story.userEvent.type(await dialog.findByRole('textbox', { name: 'Description' }), ' For two.')
    await story.userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await expect(await dialog.findByText(/someone else has deleted it/)).toBeVisible()
  },
}

export const Pricing: ScreenStory = {
  play: async (story) => {
    const screen = screenOf(story)
    await story.userEvent.click(await screen.findByRole('button', { name: 'Pricing of Painted Luzzu' }))
    await expect(await screen.findByRole('listitem', { name: 'Rule 2' })).toBeInTheDocument()
    await expect(screen.getByText('Base price × 2 guests')).toBeInTheDocument()
    await expect(screen.getByText(/costs \$240\.00 for two guests\./)).toBeInTheDocument()
  },
}

/** The parts of a product lead to each other; what was typed in one is discarded only after a question. */
export const FromPartToPart: ScreenStory = {
  play: async (story) => {
    const screen = screenOf(story)
    await story.userEvent.click(await screen.findByRole('button', { name: 'Pricing of Painted Luzzu' }))
    await screen.findByRole('dialog', { name: 'Pricing of Painted Luzzu' })
    const follow = async (name: string) =>
      story.userEvent.click(await screen.findByRole('link', { name, hidden: false }))
    await follow('Schedule')
    const schedule = within(await screen.findByRole('dialog', { name: 'Schedule of Painted Luzzu' }))
    await expect(schedule.getByRole('link', { current: true })).toHaveTextContent('Schedule')
    await story.userEvent.type(schedule.getByLabelText(/^Minimum notice/), '5')
    await follow('Details')
    await story.userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await expect(await screen.findByRole('dialog', { name: 'Details of Painted Luzzu' })).toBeVisible()
    await expect(screen.queryByRole('dialog', { name: 'Schedule of Painted Luzzu' })).toBeNull()
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
    await expect(screen.getByText('Couldn’t save. 2 fields need your attention.')).toBeInTheDocument()
    await expect(screen.getAllByRole('alert')).toHaveLength(1)
    const rule = within(screen.getByRole('listitem', { name: 'Rule 3' }))
    await story.userEvent.type(rule.getByRole('textbox', { name: 'Rule name' }), 'Winter')
    await expect(screen.getByText('Couldn’t save. 1 field needs your attention.')).toBeInTheDocument()
    await expect(screen.getByText('Fix the pricing to see an example.')).toBeInTheDocument()
  },
}

/** A file that is no picture is refused when it is chosen, whatever its name says. */
export const BrokenPicture: ScreenStory = {
  play: async (story) => {
    const screen = screenOf(story)
    await story.userEvent.click(await screen.findByRole('button', { name: 'Edit Tandem Kayak' }))
    const input = await screen.findByLabelText<HTMLInputElement>('Image')
    await story.userEvent.upload(input, new File(['no picture'], 'boat.jpg', { type: 'image/jpeg' }))
    await expect(await screen.findByText('The file is not a valid image')).toBeVisible()
    await expect(screen.queryByText('boat.jpg')).toBeNull()
    await story.userEvent.upload(input, new File(['no picture'], 'boat.heic', { type: 'image/heic' }))
    await expect(await screen.findByText('Only JPEG, PNG or WebP images are accepted')).toBeVisible()
  },
}

/** What is empty is as the settings say, and that is shown. */
export const PaymentTerms: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: SITE_WITH_DESK }),
    respond('get', '/api/products/:id/payment-terms', {
      body: { deposit_percent: null, vat_percent: null, refund_tiers: null, damage_deposit: 200 },
    }),
  ],
  play: async (story) => {
    const screen = screenOf(story)
    await story.userEvent.click(await screen.findByRole('button', { name: 'Payment of Painted Luzzu' }))
    await expect(await screen.findByRole('spinbutton', { name: /^Damage deposit/ })).toHaveValue(200)
    await expect(screen.getByText(/Leave empty for 18% as the settings say/)).toBeVisible()
    await expect(screen.getByText(/100% until 24 hours before the start, then nothing/)).toBeVisible()
  },
}

export const PaymentTermsOnAPhone: ScreenStory = { ...PaymentTerms, globals: PHONE }
