import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, Menu, Sailboat } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { SideNavLink } from '../AdminFrame/SideNavLink'
import { Brand } from '../Brand/Brand'
import { IconButton } from '../IconButton/IconButton'
import { LinkButton } from '../LinkButton/LinkButton'
import { Drawer, type DrawerProps } from './Drawer'

function Opener(args: Omit<DrawerProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton aria-label="Open menu" icon={<Menu />} onClick={() => setOpen(true)} />
      <Drawer {...args} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const meta = {
  title: 'Overlays/Drawer',
  component: Opener,
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  args: {
    title: 'Menu',
    head: <Brand name="Luzzu" />,
    footer: <LinkButton href="#login">Login</LinkButton>,
    children: (
      <nav aria-label="Main">
        <ul>
          <SideNavLink icon={<House aria-hidden="true" />} href="#home">
            Home
          </SideNavLink>
          <SideNavLink icon={<Sailboat aria-hidden="true" />} href="#services">
            Services
          </SideNavLink>
        </ul>
      </nav>
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Opener>

export default meta
type Story = StoryObj<typeof meta>

export const ClosesAndGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close menu' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
}
