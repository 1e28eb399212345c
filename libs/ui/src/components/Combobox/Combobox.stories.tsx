import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Combobox } from './Combobox'

type Country = { code: string; name: string }

const countries: Country[] = [
  { code: '+356', name: 'Malta' },
  { code: '+39', name: 'Italy' },
  { code: '+49', name: 'Germany' },
  { code: '+44', name: 'United Kingdom' },
  { code: '+599', name: 'Curaçao' },
  { code: '+212', name: 'Morocco' },
]

function CountryPicker({ error }: { error?: string }) {
  const [country, setCountry] = useState<Country | null>(countries[0] ?? null)
  return (
    <Combobox
      label="Country code"
      error={error}
      options={countries}
      value={country}
      onChange={setCountry}
      optionKey={(option) => option.name}
      optionText={(option) => `${option.code} ${option.name}`}
      noMatch="No country matches."
    />
  )
}

const meta = {
  title: 'Inputs/Combobox',
  component: CountryPicker,
} satisfies Meta<typeof CountryPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country code' })
    await expect(field).toHaveValue('+356 Malta')
    await userEvent.click(field)
    await userEvent.clear(field)
    await userEvent.type(field, 'curac')
    await expect(await screen.findByRole('option', { name: '+599 Curaçao' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('+599 Curaçao')
  },
}

export const EscapeKeepsTheChoice: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country code' })
    await userEvent.click(field)
    await userEvent.type(field, 'zzz')
    await expect(await screen.findByText('No country matches.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('+356 Malta')
  },
}

export const WithError: Story = { args: { error: 'Country code is required' } }
