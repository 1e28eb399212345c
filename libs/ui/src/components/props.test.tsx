import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as ui from '../index'

const nothing = () => {}
const rest = { 'data-rest': 'here' } as const
const option = { value: 'a', title: 'Morning' }

const COMPONENTS: Record<string, ReactElement> = {
  Accordion: <ui.Accordion {...rest} items={[]} />,
  ActionBar: (
    <ui.ActionBar {...rest} total={{ label: 'Total', value: '$1' }} backLabel="Back" onBack={nothing}>
      Go
    </ui.ActionBar>
  ),
  Avatar: <ui.Avatar {...rest} initials="MV" />,
  Badge: <ui.Badge {...rest} tone="pending" />,
  BarChart: <ui.BarChart {...rest} label="Bookings" data={[]} />,
  Brand: <ui.Brand {...rest} name="Luzzu" href="#home" />,
  Button: <ui.Button {...rest}>Book</ui.Button>,
  Card: <ui.Card {...rest} />,
  Checkbox: <ui.Checkbox {...rest} label="Remember me" />,
  CheckboxCard: <ui.CheckboxCard {...rest} label="Lunch" />,
  Combobox: (
    <ui.Combobox
      {...rest}
      label="Country"
      options={['Malta']}
      value="Malta"
      onChange={nothing}
      optionKey={String}
      optionText={String}
    />
  ),
  DataTable: <ui.DataTable {...rest} caption="Bookings" columns={[]} rows={[1]} rowKey={String} />,
  DateField: <ui.DateField {...rest} label="Date" />,
  EmptyState: <ui.EmptyState {...rest} title="Nothing" />,
  ErrorState: <ui.ErrorState {...rest} />,
  DescriptionList: <ui.DescriptionList {...rest} items={[]} />,
  Field: (
    <ui.Field {...rest} label="Code">
      {() => <input />}
    </ui.Field>
  ),
  FilterBar: <ui.FilterBar {...rest} aria-label="Filter bookings" />,
  IconButton: <ui.IconButton {...rest} aria-label="Close" icon="x" />,
  LinkButton: <ui.LinkButton {...rest} href="#book" />,
  LoadingOverlay: <ui.LoadingOverlay {...rest} />,
  MediaCard: <ui.MediaCard {...rest} title="Painted Luzzu" />,
  Menu: <ui.Menu {...rest} label="My Account" trigger="MV" items={[]} />,
  MeterList: <ui.MeterList {...rest} items={[]} />,
  MoneyField: <ui.MoneyField {...rest} label="Price" />,
  Alert: <ui.Alert {...rest} />,
  ErrorAlert: <ui.ErrorAlert {...rest}>Failed</ui.ErrorAlert>,
  NumberField: <ui.NumberField {...rest} label="Persons" />,
  PageHeader: <ui.PageHeader {...rest} title="Bookings" />,
  Pagination: <ui.Pagination {...rest} aria-label="Pages" summary="1 of 1" />,
  Panel: <ui.Panel {...rest} title="Popular" />,
  PasswordField: <ui.PasswordField {...rest} label="Password" />,
  RadioCards: <ui.RadioCards {...rest} legend="Time" options={[option]} />,
  ReviewList: <ui.ReviewList {...rest} rows={[]} />,
  FileDrop: <ui.FileDrop {...rest} label="Picture" onFile={nothing} />,
  SearchField: <ui.SearchField {...rest} label="Search" value="" onValueChange={nothing} />,
  SegmentedControl: <ui.SegmentedControl {...rest} legend="Status" options={[{ value: 'a', label: 'A' }]} />,
  Select: <ui.Select {...rest} label="Status" />,
  Skeleton: <ui.Skeleton {...rest} />,
  Spinner: <ui.Spinner {...rest} />,
  Stack: <ui.Stack {...rest} />,
  Stat: <ui.Stat {...rest} label="Total" value="1" />,
  Stepper: <ui.Stepper {...rest} steps={['Date']} current={0} />,
  SummaryPanel: (
    <ui.SummaryPanel {...rest} title="Summary" lines={[]} total={{ label: 'Total', value: '$1' }} />
  ),
  Switch: <ui.Switch {...rest} label="Included" />,
  Tabs: <ui.Tabs {...rest} aria-label="Activities" tabs={[]} />,
  TextArea: <ui.TextArea {...rest} label="Answer" />,
  TextField: <ui.TextField {...rest} label="Email" />,
  ThemeChoice: <ui.ThemeChoice {...rest} />,
  VisuallyHidden: <ui.VisuallyHidden {...rest} />,
}

describe('a component forwards unknown props to its element:', () => {
  test.each(Object.entries(COMPONENTS))('%s', (_name, element) => {
    expect(renderToStaticMarkup(element)).toContain('data-rest="here"')
  })
})

test('types require an accessible name', () => {
  // Type tests: each line is an error without the missing prop.
  const nameless = [
    // @ts-expect-error no aria-label
    <ui.IconButton key="1" icon="x" />,
    // @ts-expect-error two names at once
    <ui.IconButton key="2" icon="x" aria-label="Close" aria-labelledby="title" />,
    // @ts-expect-error no label
    <ui.TextField key="3" />,
    // @ts-expect-error no label
    <ui.Select key="4" />,
    // @ts-expect-error no label
    <ui.Checkbox key="5" />,
    // @ts-expect-error no label
    <ui.Switch key="6" />,
    // @ts-expect-error no legend
    <ui.RadioCards key="7" options={[option]} />,
    // @ts-expect-error no aria-label
    <ui.Tabs key="8" tabs={[]} />,
    // @ts-expect-error no label
    <ui.Menu key="9" trigger="MV" items={[]} />,
    // @ts-expect-error no title
    <ui.Dialog key="10" open onClose={nothing}>
      Text
    </ui.Dialog>,
    // @ts-expect-error no title
    <ui.Drawer key="11" open onClose={nothing}>
      Text
    </ui.Drawer>,
    // @ts-expect-error no caption
    <ui.DataTable key="12" columns={[]} rows={[]} rowKey={String} />,
    // @ts-expect-error no aria-label
    <ui.Pagination key="13" summary="1 of 1" />,
    // @ts-expect-error no aria-label
    <ui.FilterBar key="14" />,
  ]
  expect(nameless).toHaveLength(14)
})
