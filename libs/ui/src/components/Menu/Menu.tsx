import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuHeading,
  MenuItem,
  MenuItems,
  MenuSection,
  MenuSeparator,
} from '@headlessui/react'
import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react'
import type { PolymorphicProps } from '../../theme/as-link'
import { Header, Item, Separator, Sheet, Trigger } from './Menu.styles'

export type MenuEntry = PolymorphicProps & {
  key: string
  label: ReactNode
  icon?: ReactNode
  onSelect?: (() => void) | undefined
  href?: string | undefined
  /** Draws a separator above the entry. */
  separated?: boolean | undefined
}

/** Other props are passed to the trigger, the only permanent element of a menu. */
export type MenuProps = Omit<
  ComponentPropsWithRef<'button'>,
  'title' | 'children' | 'autoFocus' | 'disabled'
> & {
  /** Accessible name of the trigger; contains its visible text. */
  label: string
  /** Content of the trigger. */
  trigger: ReactNode
  title?: ReactNode
  subtitle?: ReactNode
  items: readonly MenuEntry[]
}

/** A menu of actions and links behind a button. */
export function Menu({ label, trigger, title, subtitle, items, ref, ...rest }: MenuProps) {
  const entries = items.map(({ key, label: words, icon, onSelect, separated, ...link }) => {
    const isButton = !link.as && !link.href
    const element: PolymorphicProps & { href?: string | undefined; type?: 'button' } = isButton
      ? { type: 'button' }
      : { ...link, as: link.as ?? 'a' }
    return (
      <Fragment key={key}>
        {separated && <MenuSeparator as={Separator} />}
        <MenuItem>
          <Item {...element} onClick={onSelect}>
            {icon}
            {words}
          </Item>
        </MenuItem>
      </Fragment>
    )
  })

  return (
    <HeadlessMenu>
      <MenuButton {...rest} {...(ref ? { ref } : {})} as={Trigger} aria-label={label}>
        {trigger}
      </MenuButton>
      <MenuItems as={Sheet} anchor={{ to: 'bottom end', gap: 8, padding: 8 }} modal={false}>
        {title ? (
          <MenuSection>
            <MenuHeading as={Header}>
              <strong>{title}</strong>
              {subtitle && <span>{subtitle}</span>}
            </MenuHeading>
            {entries}
          </MenuSection>
        ) : (
          entries
        )}
      </MenuItems>
    </HeadlessMenu>
  )
}
