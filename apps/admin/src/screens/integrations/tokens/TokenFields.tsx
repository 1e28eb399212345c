import { Select, TextField } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { ResellerFields } from './ResellerFields'
import type { TokenKind } from './token-form'
import { COMMON_COPY, RESELLERS_COPY, TOKENS_COPY } from './tokens.copy'
import type { TokenForm } from './use-token-form'

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
