import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { Accordion, Button, Combobox, GlobalStyles, Menu, MonthGrid, Seascape, Tabs, Toaster } from '../index'

test('a page renders on a server, without a window', () => {
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <>
        <GlobalStyles />
        <Seascape>
          <h1>Experience the Freedom of the Open Water</h1>
          <Button>Book Your Adventure</Button>
        </Seascape>
        <Tabs aria-label="Activities" tabs={[{ key: 'boats', label: 'Boats', panel: 'Painted Luzzu' }]} />
        <Accordion items={[{ key: '1', title: 'Can I cancel?', content: 'Yes.' }]} />
        <Menu label="My Account" trigger="MV" items={[]} />
        <MonthGrid
          month="2026-07"
          onMonthChange={() => {}}
          onSelect={() => {}}
          dayState={() => ({ tone: 'free', text: 'Free' })}
        />
        <Combobox
          label="Country code"
          options={['Malta']}
          value="Malta"
          onChange={() => {}}
          optionKey={String}
          optionText={String}
        />
        <Toaster />
      </>,
    ),
  )

  expect(globalThis.window).toBeUndefined()
  expect(html).toContain('Painted Luzzu')
  expect(html).toContain('July 16, 2026, free')
  expect(sheet.getStyleTags()).toContain('--accent:#0a4d7a')
})
