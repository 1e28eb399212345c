import { useListProductsQuery } from '@luzzu/api-client/products'
import { CheckboxCard, ErrorAlert, Switch } from '@luzzu/ui'
import { type Ref, useId } from 'react'
import { Group } from '../../../platform/form-fields/RowsField.styles'
import { TIME_SLOT_COPY as COPY } from '../rental-services.copy'
import { SlotList } from '../schedule/Schedule.styles'

type SlotProductsFieldProps = {
  label: string
  /** `null` for all. */
  value: readonly number[] | null
  onChange: (ids: number[] | null) => void
  error: string | undefined
  inputRef: Ref<HTMLFieldSetElement>
}

/** Which rental services offer a time slot. */
export function SlotProductsField({ label, value, onChange, error, inputRef }: SlotProductsFieldProps) {
  const { data: products = [] } = useListProductsQuery()
  const id = useId()
  const choose = (product: number, isOn: boolean) =>
    onChange([...(value ?? []).filter((one) => one !== product), ...(isOn ? [product] : [])])
  return (
    <Group ref={inputRef} tabIndex={-1} aria-describedby={error && id}>
      <legend>{label}</legend>
      <ErrorAlert id={id}>{error}</ErrorAlert>
      <Switch
        label={COPY.allProducts}
        description={COPY.allProductsHint}
        checked={value === null}
        onChange={(isAll) => onChange(isAll ? null : [])}
      />
      {value && (
        <SlotList>
          {products.map((product) => (
            <CheckboxCard
              key={product.id}
              label={product.name}
              checked={value.includes(product.id)}
              onChange={(isOn) => choose(product.id, isOn)}
            />
          ))}
        </SlotList>
      )}
    </Group>
  )
}
