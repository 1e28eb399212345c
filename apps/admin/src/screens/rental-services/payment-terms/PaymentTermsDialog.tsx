import { useUpdatePaymentTermsMutation } from '@luzzu/api-client/payment-terms'
import { useSite } from '@luzzu/api-client/site'
import type { PaymentTerms } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { MoneyField, NumberField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { RefundTiersField } from '../../../booking/payments/terms/RefundTiersField'
import { toTiersTexts } from '../../../booking/payments/terms/refund-tiers-form'
import { currencySign } from '../../../platform/form-fields/currency-sign'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { ProductPartLinks } from '../ProductPartLinks'
import { TERMS_COPY as COPY, TERMS_LABELS as LABELS } from './payment-terms.copy'
import { toTermsFormValues, toTermsTexts, validateTermsForm } from './payment-terms-form'

/** The payment terms of the product with that id. */
type ProductTerms = PaymentTerms & { id: number }

type PaymentTermsDialogProps = RecordEditorProps<ProductTerms> & { product: Product }

/** How a product is paid; what is empty is as the settings say, which is shown. */
export function PaymentTermsDialog({ product, open, ...editor }: PaymentTermsDialogProps) {
  const { currency, vat_percent, payments, cancellation_hours } = useSite()
  const [update] = useUpdatePaymentTermsMutation()
  const form = useRecordForm({
    ...editor,
    copy: { singular: COPY.saved, edit: COPY.openLabel(product.name) },
    toFormValues: (record: ProductTerms | undefined) => toTermsFormValues(record),
    check: validateTermsForm,
    save: (terms: PaymentTerms, ifMatch) => update({ id: product.id, change: terms, ifMatch }),
  })
  const { field: tiers } = useController(form.controlled('refund_tiers'))
  const percent = { unit: '%', min: 0, max: 100, step: 'any', optional: true } as const
  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={LABELS}
      toTexts={toTermsTexts}
      entity="product"
      history={(id) => <ActivityLog entity="product" id={id} />}
      size="wide"
    >
      <ProductPartLinks product={product} current="payment" isDirty={form.isDirty} onClose={editor.onClose} />
      <MoneyField
        label={LABELS.damage_deposit}
        hint={COPY.damageHint}
        optional
        currencySign={currencySign(currency)}
        data-autofocus
        {...form.field('damage_deposit')}
      />
      <NumberField
        label={LABELS.vat_percent}
        hint={COPY.vatHint(typeof vat_percent === 'number' ? COPY.percent(vat_percent) : COPY.noVat)}
        {...percent}
        {...form.field('vat_percent')}
      />
      {payments?.mode === 'online' && (
        <NumberField
          label={LABELS.deposit_percent}
          hint={COPY.depositHint(COPY.percent(payments.deposit_percent))}
          {...percent}
          {...form.field('deposit_percent')}
        />
      )}
      <RefundTiersField
        value={tiers.value}
        onChange={tiers.onChange}
        error={form.errorOf('refund_tiers')}
        otherwise={{ label: COPY.asSettings, tiers: toTiersTexts(payments?.refund_tiers ?? null) }}
        cancellationHours={cancellation_hours}
        inputRef={tiers.ref}
      />
    </RecordDialog>
  )
}
