import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, MapPin, Phone } from 'lucide-react'
import { expect } from 'storybook/test'
import { Brand } from '../Brand/Brand'
import { ThemeChoice } from '../ThemeChoice/ThemeChoice'
import { SiteFooter } from './SiteFooter'

const meta = {
  title: 'Layout/SiteFooter',
  component: SiteFooter,
  args: {
    brand: <Brand name="Luzzu" href="#home" />,
    about: 'Providing unforgettable water experiences. Your adventure awaits.',
    social: [
      { label: 'Instagram', href: '#instagram' },
      { label: 'Facebook', href: '#facebook' },
    ],
    sections: [
      {
        title: 'Quick links',
        as: 'nav',
        content: (
          <ul>
            <li>
              <a href="#home">Home</a>
            </li>
            <li>
              <a href="#services">Services</a>
            </li>
          </ul>
        ),
      },
      {
        title: 'Contact',
        content: (
          <ul>
            <li>
              <Phone aria-hidden="true" /> +356 2100 0000
            </li>
            <li>
              <Mail aria-hidden="true" /> hello@luzzu.example
            </li>
            <li>
              <MapPin aria-hidden="true" /> 12 Quay Street, Marsaxlokk, Malta
            </li>
          </ul>
        ),
      },
      {
        title: 'Opening hours',
        content: (
          <dl>
            <dt>Mon-Fri</dt>
            <dd>8:00 AM-6:00 PM</dd>
            <dt>Sat</dt>
            <dd>7:00 AM-7:00 PM</dd>
          </dl>
        ),
      },
    ],
    base: '© 2026 Luzzu',
    baseEnd: <ThemeChoice />,
  },
  parameters: { bare: true },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Quick links' })).toContainElement(
      canvas.getByRole('link', { name: 'Services' }),
    )
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
