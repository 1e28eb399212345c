import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Below, Figure, Surface, Title } from './Stat.styles'

export type StatProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: ReactNode
  /** The figure as the reader sees it, or a skeleton while it comes. */
  value: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  /** A link to what is behind the figure. */
  action?: ReactNode
  /** `attention` colours the hint for figures that ask for something. */
  tone?: 'attention' | undefined
  /** @default 'h2' */
  titleAs?: 'h2' | 'h3' | 'p' | undefined
}

/** One figure that matters, with its name. */
export function Stat({ label, value, hint, icon, action, tone, titleAs = 'h2', ...rest }: StatProps) {
  return (
    <Surface {...rest}>
      <Title as={titleAs}>{label}</Title>
      <Figure>{value}</Figure>
      <Below data-tone={tone}>
        {icon}
        {hint}
        {action}
      </Below>
    </Surface>
  )
}
