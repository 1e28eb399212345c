import type { Meta, StoryObj } from '@storybook/react-vite'
import { Anchor, CalendarCheck, Kayak, LifeBuoy, MapPin, Sailboat, Ship, Sunset, Users } from 'lucide-react'
import { Row, Stack } from '../components/Layout/Layout'
import { ColorList, ContrastList, ScaleList } from './TokenList'

const meta = { title: 'Foundations/Tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Limestone, deep water and luzzu yellow. Each colour has one role and is named by it. */
export const Colors: Story = { render: () => <ColorList /> }

/** Text reaches 4.5 on its ground, edges of controls 3. A test holds it. */
export const Contrast: Story = { render: () => <ContrastList /> }

/** Fraunces, soft, for headings and figures; Instrument Sans for all else. */
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

/** Steps of 4 px; half steps serve the inside of controls. */
export const Space: Story = { render: () => <ScaleList prefix="space-" show="width" /> }

/** 8 for controls, 16 for cards, round for pills. */
export const Radius: Story = { render: () => <ScaleList prefix="radius" show="border-radius" /> }

/** Two shadows only: one for what lies on the page, one for what lies over it. */
export const Shadow: Story = {
  render: () => (
    <Stack gap={5}>
      <ScaleList prefix="raised" show="box-shadow" />
      <ScaleList prefix="overlay" show="box-shadow" />
    </Stack>
  ),
}

/** lucide, 20 px, stroke 1.75. An icon never stands without a name. */
export const Icons: Story = {
  render: () => (
    <Row gap={5}>
      {[Ship, Kayak, Sailboat, Sunset, Anchor, LifeBuoy, MapPin, CalendarCheck, Users].map((Icon) => (
        <Icon key={Icon.displayName} aria-hidden="true" />
      ))}
    </Row>
  ),
}
