import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { Choice } from '../RadioCards/choice.styles'
import { Aside, Box, List, ListLegend } from './CheckboxCard.styles'

export type CheckboxCardProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> & {
  label: ReactNode
  /** At the end of the card, such as a price. */
  aside?: ReactNode
  onChange?: ((checked: boolean) => void) | undefined
}

/** An extra that is taken or left by pressing its card. */
export function CheckboxCard({
  label,
  aside,
  checked,
  defaultChecked = false,
  onChange,
  ...rest
}: CheckboxCardProps) {
  const [own, setOwn] = useState(defaultChecked)
  const on = checked ?? own

  return (
    <Choice data-checked={on || undefined}>
      <Box
        {...rest}
        type="checkbox"
        checked={on}
        onChange={(event) => {
          setOwn(event.target.checked)
          onChange?.(event.target.checked)
        }}
      />
      <span>{label}</span>
      {aside && <Aside>{aside}</Aside>}
    </Choice>
  )
}

export type ChoiceListProps = ComponentPropsWithRef<'fieldset'> & {
  legend: string
  /** Says the legend to screen readers only, where a heading already has the same words. */
  hideLegend?: boolean | undefined
}

/** Several cards under one question. */
export function ChoiceList({ legend, hideLegend = false, children, ...rest }: ChoiceListProps) {
  return (
    <List aria-label={hideLegend ? legend : undefined} {...rest}>
      {!hideLegend && <ListLegend>{legend}</ListLegend>}
      {children}
    </List>
  )
}
