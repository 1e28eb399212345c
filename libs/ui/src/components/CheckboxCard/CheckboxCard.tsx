import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'
import { CheckInput } from '../Checkbox/Checkbox.styles'
import { Choice } from '../RadioCards/choice.styles'

export type CheckboxCardProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> & {
  label: ReactNode
  /** At the end of the card, such as a price. */
  aside?: ReactNode
  onChange?: ((checked: boolean) => void) | undefined
}

/** A checkbox in the form of a card. */
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
      <CheckInput
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
  /** Hides the legend visually, where a heading shows the same text. */
  hideLegend?: boolean | undefined
}

/** A fieldset of cards. */
export function ChoiceList({ legend, hideLegend = false, children, ...rest }: ChoiceListProps) {
  return (
    <List aria-label={hideLegend ? legend : undefined} {...rest}>
      {!hideLegend && <ListLegend>{legend}</ListLegend>}
      {children}
    </List>
  )
}

const List = styled.fieldset`
  display: grid;
  gap: ${token('space-2')};
`

const ListLegend = styled.legend`
  padding-bottom: ${token('space-2')};
  font-weight: 600;
`

const Aside = styled.span`
  ${tabular}
  font-weight: 600;
`
