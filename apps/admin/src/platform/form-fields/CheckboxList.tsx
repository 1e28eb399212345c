import { CheckboxCard, media, token } from '@luzzu/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export type CheckboxOption<Value> = { value: Value; label: ReactNode; aside?: ReactNode }

type CheckboxListProps<Value> = {
  options: readonly CheckboxOption<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** In how many columns, where there is room. @default 2 */
  columns?: 1 | 2
}

/** Any number of choices, in the order in which they were chosen. */
export function CheckboxList<Value extends string | number>({
  options,
  value,
  onChange,
  columns = 2,
}: CheckboxListProps<Value>) {
  return (
    <List $columns={columns}>
      {options.map((option) => (
        <CheckboxCard
          key={option.value}
          label={option.label}
          aside={option.aside}
          checked={value.includes(option.value)}
          onChange={(isOn) =>
            onChange([...value.filter((one) => one !== option.value), ...(isOn ? [option.value] : [])])
          }
        />
      ))}
    </List>
  )
}

const List = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${token('space-2')};
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
