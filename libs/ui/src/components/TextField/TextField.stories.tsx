import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { Stack } from '../Layout/Layout'
import { TextField } from './TextField'

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', onChange: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.org')
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example.org')
  },
}

export const WithError: Story = {
  args: { error: 'Email is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Email is required')
  },
}

export const States: Story = {
  render: () => (
    <Stack gap={4}>
      <TextField label="With an icon" icon={<Mail />} placeholder="name@example.org" />
      <TextField label="With a hint" hint="We only use it for this booking." />
      <TextField label="Filled" defaultValue="Maria Vella" />
      <TextField label="Disabled" disabled defaultValue="Maria Vella" />
      <TextField label="Optional" optional />
    </Stack>
  ),
}

export const LongText: Story = {
  args: {
    label: 'The name under which we shall find you on the quay, as it stands in your passport',
    error:
      'This name is longer than the forty letters that our list has room for. Leave out what nobody calls you.',
    defaultValue: 'Maria Concetta Immacolata Vella de Piro d’Amico Inguanez',
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { label: 'البريد الإلكتروني', icon: <Mail />, defaultValue: 'maria@example.org' },
  parameters: { direction: 'rtl' },
}

export const Dense: Story = { args: { icon: <Mail /> }, parameters: { density: 'dense' } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>{(state) => <TextField {...args} label={`Email, ${state}`} />}</InteractionStates>
  ),
}
