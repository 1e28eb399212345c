import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Actions, Item, LineItems, Note, Surface, Total } from './SummaryPanel.styles'

export type SummaryLine = {
  label: ReactNode
  value: ReactNode
  /** For choices that are not made yet. */
  muted?: boolean | undefined
  /** Key, when two lines have the same label. */
  key?: string | undefined
}

export type SummaryPanelProps = Omit<ComponentPropsWithRef<'aside'>, 'title'> & {
  title: ReactNode
  /** What is summarized: picture, name in `strong`, kind in `small`. */
  children?: ReactNode
  lines: readonly SummaryLine[]
  total: { label: ReactNode; value: ReactNode }
  /** Follows the total, such as how it is paid. */
  note?: ReactNode
  /** Buttons, the primary one first. */
  actions?: ReactNode
  /** Hides the actions where the panel is not beside the steps, and an `ActionBar` holds them. */
  actionsInBar?: boolean | undefined
}

/** The choices so far and the total; sticky on wide screens. */
export function SummaryPanel({
  title,
  children,
  lines,
  total,
  note,
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
      {note && <Note>{note}</Note>}
      {actions && <Actions data-in-bar={actionsInBar || undefined}>{actions}</Actions>}
    </Surface>
  )
}
