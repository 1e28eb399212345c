import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { List, Panel, TabButton, type TabVariant } from './Tabs.styles'

export type TabItem = { key: string; label: ReactNode; icon?: ReactNode; panel: ReactNode }

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  tabs: readonly TabItem[]
  /** Accessible name of the tab list. */
  'aria-label': string
  /** The key of the selected tab. Uncontrolled when omitted, starting with the first. */
  selected?: string | undefined
  onChange?: ((key: string) => void) | undefined
  /** @default 'pills' */
  variant?: TabVariant | undefined
}

/** Tabs with panels. The arrow keys move between the tabs. */
export function Tabs({
  tabs,
  selected,
  onChange,
  variant = 'pills',
  'aria-label': label,
  ...rest
}: TabsProps) {
  const index = selected === undefined ? undefined : tabs.findIndex((tab) => tab.key === selected)

  function handleChange(chosen: number) {
    const tab = tabs[chosen]
    if (tab) onChange?.(tab.key)
  }

  return (
    <div {...rest}>
      <TabGroup
        onChange={handleChange}
        {...(index === undefined ? {} : { selectedIndex: Math.max(index, 0) })}
      >
        <TabList as={List} $variant={variant} aria-label={label}>
          {tabs.map((tab) => (
            <Tab as={TabButton} $variant={variant} key={tab.key}>
              {tab.icon}
              {tab.label}
            </Tab>
          ))}
        </TabList>
        <TabPanels>
          {tabs.map((tab) => (
            <TabPanel as={Panel} key={tab.key}>
              {tab.panel}
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </div>
  )
}
