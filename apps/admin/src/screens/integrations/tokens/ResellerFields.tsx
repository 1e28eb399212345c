import { TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { ProductsField } from '../../../booking/products/ProductsField'
import { RESELLERS_COPY as COPY } from './tokens.copy'
import type { TokenForm } from './use-token-form'

/** Whom to write to about the bookings of a reseller, and what it may sell and hold. */
export function ResellerFields({ form }: { form: TokenForm }) {
  const { field: products } = useController(form.controlled('products'))
  return (
    <>
      <TextField label={COPY.mail} hint={COPY.mailHint} inputMode="email" {...form.field('mail')} />
      <TextField
        label={COPY.commission}
        hint={COPY.commissionHint}
        inputMode="decimal"
        optional
        {...form.field('commission')}
      />
      <ProductsField
        label={COPY.products}
        hint={COPY.productsHint}
        value={products.value}
        onChange={products.onChange}
        error={form.errorOf('products')}
        inputRef={products.ref}
      />
      <TextField label={COPY.holds} hint={COPY.holdsHint} inputMode="numeric" {...form.field('holds')} />
    </>
  )
}
