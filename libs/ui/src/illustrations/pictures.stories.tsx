import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../components/Button/Button'
import { BoatPicture } from './BoatPicture'
import { CoastMap } from './CoastMap'
import { EmptyPicture } from './EmptyPicture'
import { Seascape } from './Seascape'
import { SunsetPicture } from './SunsetPicture'

const meta = {
  title: 'Foundations/Illustrations',
  parameters: { bare: true },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Hero: Story = {
  render: () => (
    <Seascape aria-labelledby="hero">
      <h1 id="hero">Experience the Freedom of the Open Water</h1>
      <p>Rent a boat or a jet ski, or join an exclusive cruise around Malta, Gozo and Comino.</p>
      <Button size="large">Book Your Adventure</Button>
    </Seascape>
  ),
}

export const HeroOnAPhone: Story = { ...Hero, globals: { viewport: { value: 'phone' } } }

export const HalfOfAPage: Story = {
  render: () => (
    <div style={{ display: 'grid', height: '45rem', maxWidth: '40rem' }}>
      <Seascape as="div" variant="panel" aria-hidden="true" />
    </div>
  ),
}

export const TheMap: Story = { render: () => <CoastMap aria-label="Map of Malta, Gozo and Comino" /> }

export const Boat: Story = { render: () => <BoatPicture width="450" height="224" /> }

export const Sunset: Story = {
  render: () => <SunsetPicture style={{ background: 'var(--deep-raised)' }} width="1120" height="420" />,
}

export const Nothing: Story = { render: () => <EmptyPicture /> }
