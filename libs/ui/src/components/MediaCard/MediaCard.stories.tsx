import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ship } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { FORCED_STATES, InteractionStates } from '../../../.storybook/InteractionStates'
import { Row } from '../Layout/Layout'
import { LinkButton } from '../LinkButton/LinkButton'
import { Price } from '../Price/Price'
import { Skeleton } from '../Skeleton/Skeleton'
import { MediaCard } from './MediaCard'

const SEA =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%23f9d49a' d='M0 0h4v2H0z'/%3E%3Cpath fill='%232b93b9' d='M0 2h4v1H0z'/%3E%3C/svg%3E"

const meta = {
  title: 'Data display/MediaCard',
  component: MediaCard,
  args: {
    title: <a href="#product">Painted Luzzu</a>,
    image: { src: SEA, alt: '', width: 320, height: 240 },
    children: 'A wooden fishing boat with a skipper and an awning. Slow and shady.',
    footer: (
      <>
        <Price prefix="From" amount="$120.00" unit="/hour" />
        <LinkButton href="#book" aria-label="Book Now: Painted Luzzu">
          Book Now
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof MediaCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const targetOf = (element: HTMLElement) => {
      const { left, top } = element.getBoundingClientRect()
      return document.elementFromPoint(left + 8, top + 8)
    }
    const link = canvas.getByRole('link', { name: 'Painted Luzzu' })
    // The whole card is the link's target, but for its button.
    await expect(targetOf(canvas.getByRole('presentation'))).toBe(link)
    await expect(targetOf(canvas.getByText(/^A wooden fishing boat/))).toBe(link)
    const button = canvas.getByRole('link', { name: 'Book Now: Painted Luzzu' })
    await expect(targetOf(button)).toBe(button)
  },
}

export const WithoutPicture: Story = {
  args: { image: undefined, placeholderIcon: <Ship aria-hidden="true" /> },
}

export const BrokenPicture: Story = {
  args: {
    image: { src: 'data:image/png,broken', alt: 'Painted Luzzu', width: 320, height: 240 },
    placeholderIcon: <Ship data-testid="placeholder" />,
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByAltText('Painted Luzzu')
    picture.scrollIntoView()
    await waitFor(() => expect(picture).not.toBeVisible())
    await expect(canvas.getByTestId('placeholder')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    title: <a href="#product">Traditional Luzzu with an awning, a skipper and lunch</a>,
    children:
      'A wooden fishing boat with a skipper, an awning and an eye on the prow. Slow, shady, good with children. From Marsaxlokk along the coast, with two stops to swim.',
  },
}

export const Loading: Story = {
  render: () => (
    <Row gap={5}>
      <MediaCard
        title={<Skeleton label="Loading the boats…" width="60%" />}
        placeholderIcon={<Skeleton shape="picture" />}
      >
        <Skeleton width="90%" />
      </MediaCard>
    </Row>
  ),
}

export const InteractiveStates: Story = {
  parameters: FORCED_STATES,
  render: (args) => (
    <InteractionStates>
      {(state) => <MediaCard {...args} title={<a href="#product">Painted Luzzu, {state}</a>} />}
    </InteractionStates>
  ),
}
