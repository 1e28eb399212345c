import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, ExternalLink, LayoutDashboard, LogOut, Plus, Search, Ship } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Brand } from '../Brand/Brand'
import { IconButton } from '../IconButton/IconButton'
import { PageHeader } from '../PageHeader/PageHeader'
import { Stat } from '../Stat/Stat'
import { AdminFrame, SideNavButton, SideNavLink } from './AdminFrame'

const meta = {
  title: 'Layout/AdminFrame',
  component: AdminFrame,
  args: {
    brand: <Brand name="Luzzu" href="#admin" size="small" />,
    area: 'Admin',
    nav: (
      <>
        <SideNavLink href="#dashboard" aria-current="page" icon={<LayoutDashboard aria-hidden="true" />}>
          Dashboard
        </SideNavLink>
        <SideNavLink
          href="#bookings"
          icon={<CalendarCheck aria-hidden="true" />}
          count={14}
          countOf="pending"
        >
          Bookings
        </SideNavLink>
        {/* Stories do not navigate. */}
        <SideNavLink
          href="#services"
          icon={<Ship aria-hidden="true" />}
          onClick={(event) => event.preventDefault()}
        >
          Rental Services
        </SideNavLink>
      </>
    ),
    foot: (
      <>
        <SideNavLink href="#site" icon={<ExternalLink aria-hidden="true" />}>
          View Website
        </SideNavLink>
        <SideNavButton icon={<LogOut aria-hidden="true" />}>Log out</SideNavButton>
      </>
    ),
    status: 'Updated 07:42 Malta time',
    children: (
      <>
        <PageHeader title="Dashboard" description="Thursday, June 18, 2026" />
        <Stat label="Total Bookings" value="1,284" />
      </>
    ),
  },
  parameters: { bare: true, density: 'dense', docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta<typeof AdminFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }))
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Expand' }))
    const bookings = canvas.getByRole('link', { name: 'Bookings' })
    await expect(bookings).toHaveAccessibleDescription('14 pending')
  },
}

export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Rental Services')
    await expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    canvas.getByRole('link', { name: 'Bookings' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Rental Services' })).toHaveFocus()
    await expect(label.getBoundingClientRect().left).toBeGreaterThan(64)
    await expect(label.getBoundingClientRect().width).toBeGreaterThan(64)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Rental Services' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const HeldSideways: Story = { ...OnAPhone, globals: { viewport: { value: 'sideways' } } }

/** The name of the business ends in “…”, and the status is a band below the row. */
export const OnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    brand: <Brand name="Gozo Channel Rentals" href="#admin" size="small" />,
    status: 'Couldn’t update. Last updated 07:42 Malta time',
    topbarEnd: (
      <>
        <IconButton aria-label="New booking" icon={<Plus aria-hidden="true" />} />
        <IconButton aria-label="Search or jump to…" icon={<Search aria-hidden="true" />} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const box = (element: HTMLElement) => element.getBoundingClientRect()
    const search = box(canvas.getByRole('button', { name: 'Search or jump to…' }))
    await expect(box(canvas.getByRole('button', { name: 'New booking' })).top).toBe(search.top)
    await expect(search.right).toBeLessThanOrEqual(globalThis.innerWidth)
    const status = box(canvas.getByText(/^Couldn’t update/))
    await expect(status.top).toBeGreaterThanOrEqual(search.bottom)
    await expect(box(canvas.getByRole('main')).top).toBeGreaterThanOrEqual(status.bottom)
  },
}
