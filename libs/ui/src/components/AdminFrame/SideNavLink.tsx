import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import type { PolymorphicProps } from '../../theme/as-link'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Count, NavEntry } from './AdminFrame.styles'

export type SideNavLinkProps = ComponentPropsWithRef<'a'> &
  PolymorphicProps & {
    icon: ReactNode
    /** Number of pending items; hidden when 0. */
    count?: number | undefined
    /** What the number counts, for screen readers. @default 'waiting' */
    countOf?: string | undefined
    /** For router links: `aria-current` only on an exact match. */
    end?: boolean | undefined
  }

/** A link of the side navigation. `aria-current="page"` marks the current page. */
export function SideNavLink({ icon, count, countOf = 'waiting', children, ...rest }: SideNavLinkProps) {
  const id = useId()
  // A description, so that the accessible name does not depend on the number.
  const told = count ? { 'aria-describedby': `${id}-count` } : {}

  return (
    <li>
      <NavEntry {...told} {...rest}>
        {icon}
        <span data-label>{children}</span>
        {count ? (
          <Count id={`${id}-count`} aria-hidden="true" data-count>
            {count}
            <VisuallyHidden> {countOf}</VisuallyHidden>
          </Count>
        ) : null}
      </NavEntry>
    </li>
  )
}

export type SideNavButtonProps = ComponentPropsWithRef<'button'> & {
  icon: ReactNode
  /** At the end, such as a key. */
  aside?: ReactNode
}

/** A button with the appearance of a side navigation link. */
export function SideNavButton({ icon, aside, children, type = 'button', ...rest }: SideNavButtonProps) {
  const element = { ...rest, as: 'button', type } as const
  return (
    <li>
      <NavEntry {...element}>
        {icon}
        <span data-label>{children}</span>
        {aside}
      </NavEntry>
    </li>
  )
}
