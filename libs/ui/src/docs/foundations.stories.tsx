import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../components/Layout/Layout'
import { ColorList, ContrastList, ScaleList } from './TokenList'

const meta = { title: 'Foundations/Tokens', tags: ['autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Limestone, deep blue and luzzu yellow. Each color is named after its role. */
export const Colors: Story = { render: () => <ColorList /> }

/** Text has a contrast of at least 4.5:1, edges of controls 3:1. A test checks every pair. */
export const Contrast: Story = { render: () => <ContrastList /> }

/** Fraunces for headings and figures, Instrument Sans for everything else. */
export const Type: Story = {
  render: () => (
    <Stack gap={5}>
      <h1>Experience the Freedom</h1>
      <h2>Our Rental Services</h2>
      <h3>Painted Luzzu</h3>
      <p>A wooden fishing boat with a skipper and an awning. Slow and shady. Għajn Tuffieħa, Ġorġ Żammit.</p>
      <ScaleList prefix="text-" show="font-size" />
    </Stack>
  ),
}

/** Steps of 4 px; half steps are for the padding of controls. */
export const Space: Story = { render: () => <ScaleList prefix="space-" show="width" /> }

/** 8 px for controls, 16 px for cards, fully round for pills. */
export const Radius: Story = { render: () => <ScaleList prefix="radius" show="border-radius" /> }

/** Two shadows: `raised` for surfaces on the page, `overlay` for surfaces above it. */
export const Shadow: Story = {
  render: () => (
    <Stack gap={5}>
      <ScaleList prefix="raised" show="box-shadow" />
      <ScaleList prefix="overlay" show="box-shadow" />
    </Stack>
  ),
}
