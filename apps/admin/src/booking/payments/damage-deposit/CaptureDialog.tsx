import { useCaptureDamageDepositMutation } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import {
  type DamageCapture,
  formatMoney,
  MAX_LENGTH,
  parseDecimal,
  toAmount,
  toCents,
  type Validated,
  validateDamageCapture,
} from '@luzzu/domain'
import type { DamageDeposit } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { MoneyField, showSuccess, TextArea } from '@luzzu/ui'
import { useWatch } from 'react-hook-form'
import { currencySign } from '../../../platform/form-fields/currency-sign'
import { amountReason, typedAmountReason } from '../amount-reason'
import { readCents } from '../take/take-payment-form'
import { useMoneyForm } from '../use-money-form'
import { DEPOSIT_COPY as COPY, depositMessages as messages } from './deposit.copy'

type CaptureValues = { amount: string; reason: string }
type CaptureDialogProps = { deposit: DamageDeposit; open: boolean; onClose: () => void }

/** Keeps a part of a damage deposit; the rest goes back. */
export function CaptureDialog({ deposit, open, onClose }: CaptureDialogProps) {
  const { currency } = useSite()
  const [capture] = useCaptureDamageDepositMutation()
  const format = (cents: number) => formatMoney(toAmount(cents), currency)
  const held = toCents(deposit.amount)
  const isCard = deposit.method === 'card'

  function check({ amount, reason }: CaptureValues): Validated<DamageCapture> {
    const checked = validateDamageCapture({ amount: parseDecimal(amount.trim()), reason })
    if (checked.ok && toCents(checked.value.amount) > held)
      return { ok: false, errors: { amount: COPY.tooMuch(format(held)) } }
    return checked
  }

  const form = useMoneyForm<CaptureValues, DamageCapture, DamageDeposit>({
    defaultValues: { amount: '', reason: '' },
    check,
    send: (value, key) => capture({ ...value, id: deposit.id, key }),
    onDone({ captured }) {
      const rest = format(held - toCents(captured))
      showSuccess(messages.captured(formatMoney(captured, currency), rest, isCard))
      onClose()
    },
    failed: messages.failed,
  })
  const { amount = '' } = useWatch({ control: form.control })
  const most = { cents: held, currency, tooMuch: COPY.tooMuch }
  const wrong = amountReason(amount, most)
  const kept = wrong === undefined ? (readCents(amount) ?? 0) : 0

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={messages.captureTitle(format(held))}
      form={form}
      submit={{
        children: kept > 0 ? messages.keep(format(kept), format(held - kept), isCard) : COPY.capture,
        variant: 'danger',
        disabledReason: wrong,
      }}
      cancelLabel={COPY.close}
    >
      <MoneyField
        label={COPY.kept}
        hint={isCard ? COPY.restCard : COPY.rest}
        currencySign={currencySign(currency)}
        {...form.field('amount')}
        error={typedAmountReason(amount, most) ?? form.errorOf('amount')}
      />
      <TextArea
        label={COPY.reason}
        hint={COPY.reasonHint}
        rows={2}
        maxLength={MAX_LENGTH.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
