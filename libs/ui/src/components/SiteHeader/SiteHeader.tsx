import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Actions, Bar, Line } from './SiteHeader.styles'

export type SiteHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** Before the brand; usually the button of the drawer on a small screen. */
  start?: ReactNode
  brand: ReactNode
  /** At the end: account or sign-in. */
  actions?: ReactNode
  /** Lies translucent over a picture and turns solid while the page is scrolled. */
  overHero?: boolean | undefined
}

/** The public pages' header. It stays at the top. */
export function SiteHeader({ start, brand, actions, overHero = false, ...rest }: SiteHeaderProps) {
  return (
    <Bar {...rest} data-over-hero={overHero || undefined} data-scroll-driven={overHero || undefined}>
      <Line>
        {start}
        {brand}
        {actions && <Actions>{actions}</Actions>}
      </Line>
    </Bar>
  )
}
