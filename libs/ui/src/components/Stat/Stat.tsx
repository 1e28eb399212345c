import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Below, Figure, Surface, Title } from './Stat.styles'

export type StatProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: ReactNode
  /** The formatted figure, or a skeleton while loading. */
  value: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  /** A link to the details of the figure. */
  action?: ReactNode
  /** `attention` highlights a figure that needs action. */
  tone?: 'attention' | undefined
  /** @default 'h2' */
  titleAs?: 'h2' | 'h3' | 'p' | undefined
}

/** A key figure with its label. */
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
