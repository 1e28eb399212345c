import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Action, Head, Subtitle, Surface } from './Panel.styles'

export type PanelProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title: ReactNode
  /** @default 'h2' */
  titleAs?: 'h2' | 'h3' | undefined
  subtitle?: ReactNode
  /** At the end of the header: a link or a small button. */
  action?: ReactNode
}

/** A section of a dashboard with a header. The content brings its own padding. */
export function Panel({ title, titleAs: Title = 'h2', subtitle, action, children, ...rest }: PanelProps) {
  const id = useId()

  return (
    <Surface aria-labelledby={id} {...rest}>
      <Head>
        <Title id={id}>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
        {action && <Action>{action}</Action>}
      </Head>
      {children}
    </Surface>
  )
}
