import { useSite } from '@luzzu/api-client/site'
import { formatMoney, toAmount } from '@luzzu/domain'
import { Button, MoneyField } from '@luzzu/ui'
import { useWatch } from 'react-hook-form'
import { likelyCash } from '../cash'
import { Change, Suggestions } from './Take.styles'
import { TAKE_COPY as COPY, takeMessages } from './take.copy'
import { changeOf, readCents } from './take-payment-form'
import type { TakePaymentForm } from './use-take-payment'

type CashGivenProps = { form: TakePaymentForm; sign: string }

/** What the guest hands over, by a press on a likely sum or typed, and what goes back. */
export function CashGiven({ form, sign }: CashGivenProps) {
  const { currency } = useSite()
  const { amount = '', given = '' } = useWatch({ control: form.control })
  const owed = readCents(amount)
  const change = changeOf({ amount, given })
  const format = (cents: number) => formatMoney(toAmount(cents), currency)
  return (
    <>
      <MoneyField
        label={COPY.given}
        hint={COPY.givenHint}
        optional
        currencySign={sign}
        {...form.field('given')}
      />
      {owed !== undefined && (
        <Suggestions role="group" aria-label={COPY.suggestions}>
          {likelyCash(owed).map((cents) => (
            <Button
              key={cents}
              variant="plain"
              onClick={() => form.change({ given: toAmount(cents).toFixed(2) })}
            >
              {format(cents)}
            </Button>
          ))}
        </Suggestions>
      )}
      <Change role="status">{change !== undefined && takeMessages.change(format(change))}</Change>
    </>
  )
}
