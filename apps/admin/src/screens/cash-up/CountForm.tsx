import { fieldErrorsOf, isProblem, useNow } from '@luzzu/api-client'
import { useCloseDayMutation } from '@luzzu/api-client/cash-ups'
import { useSite } from '@luzzu/api-client/site'
import {
  type CalendarDate,
  type Cents,
  changedMethods,
  DESK_METHODS,
  type DeskCents,
  dateIn,
  formatMoney,
  MAX_LENGTH,
  METHOD_LABELS,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { CashUpRecord } from '@luzzu/domain/contracts'
import { useIdempotencyKey } from '@luzzu/page/area'
import { LeaveGuard, useValidatedForm } from '@luzzu/page/form'
import { Alert, Button, ErrorAlert, MoneyField, Stack, showSuccess, TextArea } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ConfirmationDialog } from '../../platform/confirmation/ConfirmationDialog'
import { useConfirmedAction } from '../../platform/confirmation/use-confirmed-action'
import { currencySign } from '../../platform/form-fields/currency-sign'
import { Breakdown } from './Breakdown'
import { Body, CountRow, Rows } from './CashUp.styles'
import { CASH_UP_COPY as COPY, cashUpMessages as messages } from './cash-up.copy'
import {
  type CashUpValues,
  type DayToClose,
  differenceOf,
  expectedCents,
  toCashUpValues,
  validateCashUpForm,
} from './cash-up-form'
import { formatSigned as signed } from './format-signed'
import { MethodLink } from './MethodLink'
import { RestOfDayAlert } from './RestOfDayAlert'

type CountFormProps = {
  date: CalendarDate
  cashUp: CashUpRecord
  /** Whether something is typed that would be lost. */
  onCounting: (isCounting: boolean) => void
  /** Reads what is expected again. */
  onRefresh: () => PromiseLike<unknown>
}

/** What was counted beside what is expected; closing the day asks first. */
export function CountForm({ date, cashUp, onCounting, onRefresh }: CountFormProps) {
  const { currency, time_zone } = useSite()
  const isToday = date === dateIn(time_zone, useNow())
  const expected = expectedCents(cashUp)
  const form = useValidatedForm<CashUpValues, DayToClose>({
    defaultValues: toCashUpValues(cashUp),
    check: (values) => validateCashUpForm(date, values, expected),
  })
  const { isDirty } = form
  useEffect(() => {
    onCounting(isDirty)
    return () => onCounting(false)
  }, [isDirty, onCounting])
  const closing = useClosing(form.reject, cashUp.expected, onRefresh)
  // What the page showed when closing was begun.
  const [shown, setShown] = useState<DeskCents>(expected)
  const values = useWatch({ control: form.control }) as CashUpValues
  const format = (cents: Cents) => formatMoney(toAmount(cents), currency)
  const differences = DESK_METHODS.flatMap((method) => {
    const counted = closing.action?.counted[method]
    const cents = counted === undefined ? 0 : toCents(counted) - expected[method]
    return cents === 0 ? [] : [`${signed(cents, currency)} ${METHOD_LABELS[method].toLowerCase()}`]
  })

  async function ask(day: DayToClose) {
    setShown(expected)
    await onRefresh()
    closing.ask(day)
  }

  return (
    <Body as="form" noValidate aria-label={COPY.title} onSubmit={form.onSubmit(ask)}>
      <Rows>
        {DESK_METHODS.map((method) => {
          const difference = differenceOf(method, values, expected)
          return (
            <CountRow key={method}>
              <div>
                <MethodLink method={method} date={date} />
                <span>
                  {COPY.expected}: {format(expected[method])}
                </span>
              </div>
              <MoneyField
                label={messages.countedLabel(METHOD_LABELS[method])}
                currencySign={currencySign(currency)}
                min={undefined}
                {...form.field(`counted/${method}`)}
              />
              <output data-off={difference ? true : undefined}>
                {difference !== undefined && `${COPY.difference}: ${signed(difference, currency)}`}
              </output>
              <Breakdown method={method} breakdown={cashUp.breakdown} />
            </CountRow>
          )
        })}
      </Rows>
      <TextArea
        label={COPY.note}
        hint={COPY.noteHint}
        optional
        rows={2}
        maxLength={MAX_LENGTH.note}
        {...form.field('note')}
      />
      <div>
        <Button type="submit" loading={form.isSubmitting}>
          {COPY.close}
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty} />
      <ConfirmationDialog
        confirmation={closing}
        copy={{ title: messages.question(date), confirm: COPY.close, keep: COPY.keepOpen }}
      >
        <Stack gap={3}>
          {isToday && <RestOfDayAlert today={date} />}
          <ChangedAlert before={shown} now={expected} />
          <p>{differences.length === 0 ? messages.noDifference : messages.difference(differences)}</p>
          <p>{isToday ? messages.consequenceToday : messages.consequence}</p>
          <ErrorAlert>{closing.failure}</ErrorAlert>
        </Stack>
      </ConfirmationDialog>
    </Body>
  )
}

/** What is expected by now, where it is not what the page showed. */
function ChangedAlert({ before, now }: { before: DeskCents; now: DeskCents }) {
  const { currency } = useSite()
  const methods = changedMethods(before, now)
  if (methods.length === 0) return null
  const format = (cents: Cents) => formatMoney(toAmount(cents), currency)
  return (
    <Alert tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      {methods.map((method) => (
        <p key={method}>
          {messages.changed(METHOD_LABELS[method], format(now[method]), format(before[method]))}
        </p>
      ))}
    </Alert>
  )
}

/**
 * Closes a day after confirmation, with what the dialog showed as expected; what is refused at a field is told there, and
 * what is expected by now is read again.
 */
function useClosing(
  reject: (errors: ReturnType<typeof fieldErrorsOf>) => void,
  expected: CashUpRecord['expected'],
  onRefresh: CountFormProps['onRefresh'],
) {
  const [close] = useCloseDayMutation()
  const keyOf = useIdempotencyKey()
  return useConfirmedAction<DayToClose, CashUpRecord>({
    async send(day) {
      const shown = { ...day, expected }
      const answer = await close({ ...shown, key: keyOf(shown) })
      if (answer.error) reject(fieldErrorsOf(answer.error))
      if (isProblem(answer.error, 'expected-changed')) await onRefresh()
      return answer
    },
    onDone: (_closed, { date }) => void showSuccess(messages.done(date)),
    failed: (_day, reason) => messages.failed(reason),
    staysOpen: () => true,
  })
}
