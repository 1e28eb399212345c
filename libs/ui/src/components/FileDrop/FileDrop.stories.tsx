import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { FileDrop } from './FileDrop'

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%232b93b9' d='M0 0h4v3H0z'/%3E%3C/svg%3E"

const meta = {
  title: 'Inputs/FileDrop',
  component: FileDrop,
  args: {
    label: 'Picture',
    accept: 'image/jpeg,image/png',
    hint: 'JPEG or PNG, at most 10 MB.',
    onFile: fn(),
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['sea'], 'luzzu.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Picture'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}

export const WithPreview: Story = {
  args: {
    preview: { src: PICTURE, alt: 'The picture that is stored now', caption: 'luzzu.jpg, 180 KB' },
    onRemove: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    const file = new File(['sea'], 'rhib.png', { type: 'image/png' })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    canvas.getByRole('img').dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}

export const Busy: Story = { args: { busy: 'Making the picture smaller…' } }

export const WithError: Story = { args: { error: 'The product image is required' } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>{(state) => <FileDrop {...args} label={`Picture, ${state}`} />}</InteractionStates>
  ),
}
