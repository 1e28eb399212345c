import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, LayoutDashboard, LogOut } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar'
import { Menu } from './Menu'

const logOut = fn()

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  args: {
    label: 'My Account, MV, Maria Vella',
    trigger: <Avatar initials="MV" />,
    title: 'My Account',
    subtitle: 'Maria Vella',
    items: [
      {
        key: 'bookings',
        label: 'My Bookings',
        icon: <CalendarCheck aria-hidden="true" />,
        href: '#bookings',
      },
      { key: 'admin', label: 'Admin Panel', icon: <LayoutDashboard aria-hidden="true" />, href: '#admin' },
      {
        key: 'out',
        label: 'Log out',
        icon: <LogOut aria-hidden="true" />,
        onSelect: logOut,
        separated: true,
      },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    logOut.mockClear()
    const trigger = canvas.getByRole('button', { name: 'My Account, MV, Maria Vella' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'My Bookings' })).toHaveAttribute(
      'href',
      '#bookings',
    )
    await userEvent.keyboard('{End}{Enter}')
    await expect(logOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Account, MV, Maria Vella' }))
    await expect(await screen.findByRole('menu')).toBeVisible()
    await expect(screen.getByText(/My Account/)).toBeVisible()
  },
}
