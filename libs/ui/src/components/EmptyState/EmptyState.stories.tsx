import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect } from 'storybook/test'
import { EmptyPicture } from '../../illustrations/EmptyPicture'
import { Button } from '../Button/Button'
import { LinkButton } from '../LinkButton/LinkButton'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No bookings found' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bookings found')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear search and filters' })).toBeEnabled()
  },

  args: {
    icon: <Search aria-hidden="true" />,
    children: 'Try adjusting your search or filter criteria',
    action: <Button variant="plain">Clear search and filters</Button>,
  },
}

export const NothingYet: Story = {
  args: {
    picture: <EmptyPicture />,
    title: 'You haven’t made any bookings yet',
    titleAs: 'h2',
    action: <LinkButton href="#services">Browse Rentals</LinkButton>,
  },
}
