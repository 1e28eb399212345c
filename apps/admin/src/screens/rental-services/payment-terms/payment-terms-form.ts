import { DEFAULT_TERMS, type PaymentTerms, type Validated, validateTerms } from '@luzzu/domain'
import {
  formatTiers,
  readTiers,
  type TiersTexts,
  toTiersTexts,
  withTiersError,
} from '../../../booking/payments/terms/refund-tiers-form'
import { readOptionalNumber } from '../../../platform/form-fields/read-number'
import { TERMS_COPY as COPY } from './payment-terms.copy'

/** The terms of a product as typed; an empty text is as the settings say. */
type TermsFormValues = Record<'damage_deposit' | 'vat_percent' | 'deposit_percent', string> & {
  refund_tiers: TiersTexts
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

export function toTermsFormValues(terms: PaymentTerms = DEFAULT_TERMS): TermsFormValues {
  return {
    damage_deposit: terms.damage_deposit === null ? '' : terms.damage_deposit.toFixed(2),
    vat_percent: textOf(terms.vat_percent),
    deposit_percent: textOf(terms.deposit_percent),
    refund_tiers: toTiersTexts(terms.refund_tiers),
  }
}

export function validateTermsForm({ refund_tiers, ...texts }: TermsFormValues): Validated<PaymentTerms> {
  const checked = validateTerms({
    damage_deposit: readOptionalNumber(texts.damage_deposit),
    vat_percent: readOptionalNumber(texts.vat_percent),
    deposit_percent: readOptionalNumber(texts.deposit_percent),
    refund_tiers: readTiers(refund_tiers),
  })
  return checked.ok ? checked : { ok: false, errors: withTiersError(checked.errors, 'refund_tiers') }
}

/** The values as texts, to compare two versions of them. */
export const toTermsTexts = ({ refund_tiers, ...texts }: TermsFormValues) => ({
  ...texts,
  refund_tiers: formatTiers(refund_tiers, COPY.asSettings),
})
