import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, LogOut } from 'lucide-react'
import { expect } from 'storybook/test'
import { Seascape } from '../../illustrations/Seascape'
import { Avatar } from '../Avatar/Avatar'
import { Brand } from '../Brand/Brand'
import { Button } from '../Button/Button'
import { LinkButton } from '../LinkButton/LinkButton'
import { Menu } from '../Menu/Menu'
import { SiteHeader } from './SiteHeader'

const meta = {
  title: 'Layout/SiteHeader',
  component: SiteHeader,
  args: {
    brand: <Brand name="Luzzu" href="#home" />,
    actions: (
      <>
        <LinkButton variant="quiet" href="#login">
          Login
        </LinkButton>
        <LinkButton href="#register">Create an account</LinkButton>
      </>
    ),
  },
  parameters: { bare: true },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toContainElement(
      canvas.getByRole('link', { name: 'Create an account' }),
    )
  },
}

export const SignedIn: Story = {
  args: {
    actions: (
      <Menu
        label="My Account, MV, Maria Vella"
        trigger={<Avatar initials="MV" />}
        title="My Account"
        items={[
          {
            key: 'bookings',
            label: 'My Bookings',
            icon: <CalendarCheck aria-hidden="true" />,
            href: '#bookings',
          },
          { key: 'out', label: 'Log out', icon: <LogOut aria-hidden="true" />, onSelect: () => {} },
        ]}
      />
    ),
  },
}

export const OverTheHero: Story = {
  args: { overHero: true },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <Seascape aria-labelledby="hero">
        <h1 id="hero">Experience the Freedom of the Open Water</h1>
        <p>Rent a boat or a jet ski, or join an exclusive cruise around Malta, Gozo and Comino.</p>
        <Button size="large">Book Your Adventure</Button>
      </Seascape>
    </>
  ),
}
