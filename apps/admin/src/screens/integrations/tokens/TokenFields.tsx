import { Select, TextField } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { phoneCallMessages } from '../../../booking/phone-calls/phone-calls.copy'
import { useHasMailServer } from '../../../booking/phone-calls/use-has-mail-server'
import { ProductsField } from '../../../booking/products/ProductsField'
import type { useSaveForm } from '../../../platform/use-save-form'
import type { TokenKind, TokenValues } from './token-form'
import { COMMON_COPY, RESELLERS_COPY, TOKENS_COPY } from './tokens.copy'

/** What the fields need of the form. */
export type TokenForm = Pick<
  ReturnType<typeof useSaveForm<TokenValues, unknown, unknown>>,
  'field' | 'controlled' | 'errorOf'
>

type TokenFieldsProps = {
  kind: TokenKind
  form: TokenForm
  lifetimes: readonly { days: string; label: string }[]
  /** What it may do. */
  children: ReactNode
}

/** The fields of a token that can be changed later, around what it may do. */
export function TokenFields({ kind, form, lifetimes, children }: TokenFieldsProps) {
  const copy = kind === 'program' ? TOKENS_COPY : RESELLERS_COPY
  return (
    <>
      <TextField label={copy.name} hint={copy.nameHint} data-autofocus {...form.field('name')} />
      {kind === 'reseller' && <ResellerFields form={form} />}
      {children}
      <Select label={COMMON_COPY.expiresIn} {...form.field('days')}>
        {lifetimes.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </Select>
      <TextField
        label={COMMON_COPY.rate}
        hint={COMMON_COPY.rateHint}
        inputMode="numeric"
        {...form.field('rate')}
      />
    </>
  )
}

/** Whom to write to about the bookings of a reseller, and what it may sell and hold. */
function ResellerFields({ form }: { form: TokenForm }) {
  const hasMailServer = useHasMailServer()
  const { field: products } = useController(form.controlled('products'))
  return (
    <>
      <TextField
        label={RESELLERS_COPY.mail}
        hint={phoneCallMessages.hint(RESELLERS_COPY.mailHint, hasMailServer)}
        inputMode="email"
        {...form.field('mail')}
      />
      <TextField
        label={RESELLERS_COPY.commission}
        hint={RESELLERS_COPY.commissionHint}
        inputMode="decimal"
        optional
        {...form.field('commission')}
      />
      <ProductsField
        label={RESELLERS_COPY.products}
        hint={RESELLERS_COPY.productsHint}
        value={products.value}
        onChange={products.onChange}
        error={form.errorOf('products')}
        inputRef={products.ref}
      />
      <TextField
        label={RESELLERS_COPY.holds}
        hint={RESELLERS_COPY.holdsHint}
        inputMode="numeric"
        {...form.field('holds')}
      />
    </>
  )
}
