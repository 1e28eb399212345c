import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Actions, Bar, Line } from './SiteHeader.styles'

export type SiteHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** Before the brand; usually the menu button on a small screen. */
  start?: ReactNode
  brand: ReactNode
  /** At the end: account menu or login. */
  actions?: ReactNode
  /** Translucent over a picture; becomes solid on scroll. */
  overHero?: boolean | undefined
}

/** The sticky header of public pages. */
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
