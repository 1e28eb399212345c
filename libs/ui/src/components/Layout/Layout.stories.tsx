import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card'
import { Band, Row, Stack, Wrap } from './Layout'

const meta = {
  title: 'Layout/Primitives',
  component: Wrap,
  parameters: { bare: true },
} satisfies Meta<typeof Wrap>

export default meta
type Story = StoryObj<typeof meta>

export const Bands: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Our Rental Services' })).toBeVisible()
    const [first, second] = canvas
      .getAllByRole('heading', { level: 3 })
      .map((card) => card.getBoundingClientRect())
    await expect(first?.top).toBe(second?.top)
  },

  render: () => (
    <>
      <Band title="Our Rental Services">
        <Row gap={3}>
          <span>One</span>
          <span>Two</span>
        </Row>
      </Band>
      <Band tone="sunken" title="Why Choose Luzzu">
        <Row gap={5}>
          {['Premium Fleet', 'Safety First', 'Prime Locations', 'Flexible Booking'].map((title) => (
            <Card key={title}>
              <h3>{title}</h3>
            </Card>
          ))}
        </Row>
      </Band>
    </>
  ),
}

export const Stacked: Story = {
  render: () => (
    <Wrap>
      <Stack gap={5}>
        <Card>First</Card>
        <Card>Second</Card>
      </Stack>
    </Wrap>
  ),
}
