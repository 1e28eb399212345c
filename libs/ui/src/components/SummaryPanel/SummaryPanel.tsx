import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Actions, Item, LineItems, Surface, Total } from './SummaryPanel.styles'

export type SummaryLine = {
  label: ReactNode
  value: ReactNode
  /** For what is not chosen yet. */
  muted?: boolean | undefined
  /** When two lines may bear the same label. */
  key?: string | undefined
}

export type SummaryPanelProps = Omit<ComponentPropsWithRef<'aside'>, 'title'> & {
  title: ReactNode
  /** What the summary is about: picture, `strong` name, `small` kind. */
  children?: ReactNode
  lines: readonly SummaryLine[]
  total: { label: ReactNode; value: ReactNode }
  /** Buttons, the main one first. */
  actions?: ReactNode
  /** On a phone an `ActionBar` holds the actions, so the panel leaves them out. */
  actionsInBar?: boolean | undefined
}

/** What has been chosen so far and what it comes to. It stays in sight on a desk. */
export function SummaryPanel({
  title,
  children,
  lines,
  total,
  actions,
  actionsInBar = false,
  ...rest
}: SummaryPanelProps) {
  const id = useId()

  return (
    <Surface aria-labelledby={id} {...rest}>
      <h2 id={id}>{title}</h2>
      {children && <Item>{children}</Item>}
      <LineItems>
        {lines.map((line, index) => (
          <div
            key={line.key ?? (typeof line.label === 'string' ? line.label : index)}
            data-muted={line.muted || undefined}
          >
            <dt>{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </LineItems>
      <Total>
        <span>{total.label}</span>
        <strong>{total.value}</strong>
      </Total>
      {actions && <Actions data-in-bar={actionsInBar || undefined}>{actions}</Actions>}
    </Surface>
  )
}
