import { useListProductsQuery } from '@luzzu/api-client/products'
import type { Ref } from 'react'
import { AllOrSome } from '../../platform/form-fields/AllOrSome'
import { FieldGroup } from '../../platform/form-fields/FieldGroup'
import { ALL_PRODUCTS } from './product-names'

type ProductsFieldProps = {
  label: string
  /** What all of them means here. */
  hint: string
  /** Ids; `null` for all. */
  value: readonly number[] | null
  onChange: (ids: number[] | null) => void
  error: string | undefined
  inputRef: Ref<HTMLFieldSetElement>
}

/** All rental services, or some of them. */
export function ProductsField({ label, hint, value, onChange, error, inputRef }: ProductsFieldProps) {
  const { data: products = [] } = useListProductsQuery()
  return (
    <FieldGroup {...{ label, error, inputRef }}>
      <AllOrSome
        label={ALL_PRODUCTS}
        {...{ hint, value, onChange }}
        options={products.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FieldGroup>
  )
}
