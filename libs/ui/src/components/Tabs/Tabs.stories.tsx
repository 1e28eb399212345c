import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gauge, Kayak, Sailboat, Ship } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { Tabs } from './Tabs'

const tabs = [
  {
    key: 'boats',
    label: 'Boats',
    icon: <Ship aria-hidden="true" />,
    panel: <p>Painted Luzzu, RHIB Explorer</p>,
  },
  {
    key: 'kayaks',
    label: 'Kayaks',
    icon: <Kayak aria-hidden="true" />,
    panel: <p>Single Kayak, Tandem Kayak</p>,
  },
  { key: 'jets', label: 'Jet Skis', icon: <Gauge aria-hidden="true" />, panel: <p>Stand-up Jet Ski</p> },
  { key: 'cruises', label: 'Cruises', icon: <Sailboat aria-hidden="true" />, panel: <p>Sunset Catamaran</p> },
]

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { 'aria-label': 'Activities', tabs, onChange: fn() },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Pills: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Kayaks' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Tandem Kayak')
    await expect(args.onChange).toHaveBeenCalledWith('kayaks')
  },
}

export const FourColumns: Story = {
  play: async ({ canvas }) => {
    const columns = getComputedStyle(canvas.getByRole('tablist')).gridTemplateColumns.split(' ')
    await expect(columns).toHaveLength(globalThis.matchMedia('(min-width: 640px)').matches ? 4 : 1)
  },
}

export const Line: Story = { args: { variant: 'line', selected: 'jets' }, parameters: { density: 'dense' } }

export const SelectedTabInView: Story = {
  args: { variant: 'line', selected: 'cruises' },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('tablist').getBoundingClientRect().right
    const tab = canvas.getByRole('tab', { name: 'Cruises' }).getBoundingClientRect()
    await expect(tab.right).toBeLessThanOrEqual(edge + 1)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>{(state) => <Tabs {...args} aria-label={`Activities, ${state}`} />}</InteractionStates>
  ),
}
