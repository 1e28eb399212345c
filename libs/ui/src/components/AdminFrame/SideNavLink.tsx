import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import type { PolymorphicProps } from '../../theme/as-link'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Count, NavEntry } from './AdminFrame.styles'

export type SideNavLinkProps = ComponentPropsWithRef<'a'> &
  PolymorphicProps & {
    icon: ReactNode
    /** How many things wait there; nothing is shown for none. */
    count?: number | undefined
    /** What the number counts, for screen readers. @default 'waiting' */
    countOf?: string | undefined
    /** For a router's link that marks the current page only when the path is the same to the end. */
    end?: boolean | undefined
  }

/** A place in the side navigation. `aria-current="page"` marks the one where the reader is. */
export function SideNavLink({ icon, count, countOf = 'waiting', children, ...rest }: SideNavLinkProps) {
  const id = useId()
  // A description, so that the place is called the same however many things wait there.
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

/** Something to do, in the look of the side navigation. */
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
