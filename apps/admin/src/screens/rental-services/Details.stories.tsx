import {
  expect,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Rental services/Details',
  parameters: { screen: { routes, under: 'admin', at: '/admin/rental-services', as: 'staff' } },
} satisfies ScreenMeta

type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

async function openDetails({ canvas, canvasElement, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Details of Painted Luzzu' }))
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
}

export const Details: ScreenStory = {
  play: async (story) => {
    const dialog = await openDetails(story)
    await expect(dialog.getByRole('textbox', { name: 'Where guests are met' })).toHaveValue(
      'The blue hut at the end of the quay',
    )
    await expect(dialog.getByRole('textbox', { name: 'What to bring 2' })).toHaveValue('A towel')
    await expect(dialog.getByRole('textbox', { name: 'What it shows' })).toHaveValue(
      'The deck with its awning',
    )
  },
}

export const DetailsOnAPhone: ScreenStory = { ...Details, globals: PHONE }

export const DetailsRefused: ScreenStory = {
  play: async (story) => {
    const dialog = await openDetails(story)
    const { userEvent } = story
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Where guests are met' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await dialog.findByText('Meeting point is required')
    await expect(dialog.getByRole('textbox', { name: 'What to bring 1' })).toHaveValue('Sun cream')
  },
}

/** Lines and pictures change their order by buttons, which keep the focus. */
export const Reordered: ScreenStory = {
  play: async (story) => {
    const dialog = await openDetails(story)
    const down = dialog.getByRole('button', { name: 'Move thing 1 down' })
    down.focus()
    await story.userEvent.keyboard('{Enter}')
    await expect(dialog.getByRole('textbox', { name: 'What to bring 1' })).toHaveValue('A towel')
    await expect(dialog.getByRole('button', { name: 'Move thing 2 down' })).toHaveFocus()
  },
}

async function makePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'deck.png', { type: 'image/png' })
}

export const PictureRefused: ScreenStory = {
  beforeEach: respond(
    'post',
    '/api/products/:id/pictures',
    refusal(422, 'validation', {
      errors: [{ pointer: '#/image', detail: 'The file is not a valid image' }],
    }),
  ),
  play: async (story) => {
    const dialog = await openDetails(story)
    await story.userEvent.upload(dialog.getByLabelText('Add a picture'), await makePicture())
    await waitFor(() => expect(dialog.getAllByRole('textbox', { name: 'What it shows' })).toHaveLength(2))
    await story.userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await dialog.findByText('Picture 2: The file is not a valid image')
  },
}
