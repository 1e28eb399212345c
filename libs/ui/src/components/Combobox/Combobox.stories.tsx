import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import styled from 'styled-components'
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

type CountryPickerProps = { error?: string; options?: Country[]; chosen?: number }

function CountryPicker({ error, options = countries, chosen = 0 }: CountryPickerProps) {
  const [country, setCountry] = useState<Country | null>(options[chosen] ?? null)
  return (
    <Combobox
      label="Country code"
      error={error}
      options={options}
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

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
    await expect(await screen.findByRole('option', { name: 'No country matches.' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('No country matches.')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('+356 Malta')
  },
}

const AtTheFoot = styled.div`
  display: grid;
  align-content: end;
  min-height: 90dvh;
`

const manyCountries: Country[] = Array.from({ length: 60 }, (_, index) => ({
  code: `+${900 + index}`,
  name: `Country ${index}`,
}))

/** The list opens at the chosen option, also where the texts before it are wrapped in a narrow list. */
export const OpensAtTheChoice: Story = {
  args: { options: manyCountries, chosen: 40 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country code' }))
    const list = await screen.findByRole('listbox')
    const chosen = await screen.findByRole('option', { name: '+940 Country 40' })
    await waitFor(async () => {
      const [frame, row] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
      await expect(frame.width).toBeGreaterThan(100)
      await expect(row.top).toBeGreaterThanOrEqual(frame.top)
      await expect(row.bottom).toBeLessThanOrEqual(frame.bottom)
    })
  },
}

/** The list opens again by a press, and shrinks to what is found, on its side of the field. */
export const ALongList: Story = {
  args: { options: manyCountries, chosen: 40 },
  decorators: [(Picker) => <AtTheFoot>{Picker()}</AtTheFoot>],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country code' })
    const listBox = async () => (await screen.findByRole('listbox')).getBoundingClientRect()
    await userEvent.click(field)
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(field)
    const edge = field.getBoundingClientRect().top
    await waitFor(async () => await expect((await listBox()).bottom).toBeLessThanOrEqual(edge))
    const before = await listBox()
    await userEvent.clear(field)
    await userEvent.type(field, 'country 50')
    await expect(await screen.findByRole('option', { name: '+950 Country 50' })).toBeVisible()
    await waitFor(async () => await expect((await listBox()).bottom).toBeCloseTo(before.bottom, 0))
    await expect((await listBox()).height).toBeLessThan(before.height / 2)
  },
}

/** Options that are found elsewhere are shown as they come, with what is known meanwhile. */
function SearchedElsewhere({ found, status }: { found: Country[]; status: string }) {
  const [country, setCountry] = useState<Country | null>(null)
  const [typed, setTyped] = useState('')
  return (
    <Combobox
      label="Country"
      options={typed === '' ? [] : found}
      onSearch={setTyped}
      value={country}
      onChange={setCountry}
      optionKey={(option) => option.name}
      optionText={(option) => option.name}
      noMatch={status}
    />
  )
}

async function search(canvas: Canvas) {
  const field = canvas.getByRole('combobox', { name: 'Country' })
  await userEvent.type(field, 'mal')
  return field
}

export const SearchedOnAServer: Story = {
  render: () => <SearchedElsewhere found={countries.slice(0, 2)} status="" />,
  play: async ({ canvas }) => {
    const field = await search(canvas)
    // Not filtered by what is typed.
    await userEvent.click(await screen.findByRole('option', { name: 'Italy' }))
    await expect(field).toHaveValue('Italy')
  },
}

export const Searching: Story = {
  render: () => <SearchedElsewhere found={[]} status="Searching…" />,
  play: async ({ canvas }) => {
    await search(canvas)
    await expect(await screen.findByRole('option', { name: 'Searching…' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…')
  },
}

export const NothingFound: Story = {
  render: () => <SearchedElsewhere found={[]} status="No country matches." />,
  play: async ({ canvas }) => {
    await search(canvas)
    await expect(await screen.findByRole('option', { name: 'No country matches.' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('No country matches.')
  },
}

export const SearchFailed: Story = {
  render: () => <SearchedElsewhere found={[]} status="Couldn’t search the countries." />,
  play: async ({ canvas }) => {
    const field = await search(canvas)
    await expect(await screen.findByRole('option', { name: 'Couldn’t search the countries.' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t search the countries.')
    await expect(field).toHaveValue('mal')
  },
}

export const WithError: Story = { args: { error: 'Country code is required' } }
