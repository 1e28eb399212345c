import { Switch } from '@luzzu/ui'
import { CheckboxList, type CheckboxOption } from './CheckboxList'

type AllOrSomeProps = {
  /** What the switch says: `All time slots`. */
  label: string
  hint: string
  options: readonly CheckboxOption<number>[]
  /** `null` for all. */
  value: readonly number[] | null
  onChange: (value: number[] | null) => void
  /** What is chosen at first where it is not all. @default nothing */
  some?: number[]
}

/** All of a kind, also those that are added later, or some of them. */
export function AllOrSome({ label, hint, options, value, onChange, some = [] }: AllOrSomeProps) {
  return (
    <>
      <Switch
        label={label}
        description={hint}
        checked={value === null}
        onChange={(isAll) => onChange(isAll ? null : some)}
      />
      {value && <CheckboxList options={options} value={value} onChange={onChange} />}
    </>
  )
}
