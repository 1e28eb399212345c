import { usePayments, useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import { NameField } from '@luzzu/page/form'
import { Checkbox, ErrorAlert, FieldError, RadioCards, Stack, TextArea, TextField } from '@luzzu/ui'
import { CreditCard, Sailboat } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CheckoutDraft } from '../current-order'
import { CHECKOUT_COPY as COPY } from './checkout.copy'
import { Fields, Section } from './checkout.styles'
import { CHECKOUT_FORM_ID, type CheckoutForm, TERMS_ID } from './use-checkout'

type CheckoutFieldsProps = {
  form: CheckoutForm
  /** What is due now for the whole order, if it is paid now. */
  dueIfNow: number
  /** The terms that are accepted. */
  terms: ReactNode
  /** Leads guests to the login. */
  loginOffer?: ReactNode
}

/** Who books, how it is paid, and the terms. The button that sends it stands wherever the total is shown. */
export function CheckoutFields({ form, dueIfNow, terms, loginOffer }: CheckoutFieldsProps) {
  return (
    <form id={CHECKOUT_FORM_ID} noValidate onSubmit={form.submit}>
      <Stack gap={6}>
        {form.isGuest && <ContactFields form={form} loginOffer={loginOffer} />}
        <PayFields form={form} dueIfNow={dueIfNow} />
        <Section>
          <h2>{COPY.terms}</h2>
          {terms}
          <Checkbox
            id={TERMS_ID}
            label={COPY.accept}
            checked={form.values.accept_terms}
            onChange={(event) => form.change({ accept_terms: event.target.checked })}
            aria-invalid={form.termsError !== undefined || undefined}
            aria-describedby={form.termsError && TERMS_ERROR_ID}
          />
          {form.termsError && (
            <FieldError id={TERMS_ERROR_ID} role="alert">
              {form.termsError}
            </FieldError>
          )}
        </Section>
        <ErrorAlert>{form.failure}</ErrorAlert>
      </Stack>
    </form>
  )
}

const TERMS_ERROR_ID = `${TERMS_ID}-error`

function ContactFields({ form, loginOffer }: Pick<CheckoutFieldsProps, 'form' | 'loginOffer'>) {
  const field = keptField(form)
  return (
    <Section>
      <h2>{COPY.you}</h2>
      {loginOffer}
      <Fields>
        <NameField label={COPY.name} autoComplete="name" {...field('username')} />
        <TextField
          label={COPY.mail}
          type="email"
          autoComplete="email"
          hint={COPY.mailHint}
          {...field('mail')}
        />
        <TextField
          label={COPY.phone}
          type="tel"
          autoComplete="tel"
          hint={COPY.phoneHint}
          {...field('phone')}
        />
      </Fields>
    </Section>
  )
}

/** Kept beyond this page, so that nothing is typed twice. */
const keptField = (form: CheckoutForm) => (name: Exclude<keyof CheckoutDraft, 'wants_invoice'>) =>
  form.field(name, (text) => form.keepTyped({ [name]: text }))

function PayFields({ form, dueIfNow }: { form: CheckoutForm; dueIfNow: number }) {
  const payments = usePayments()
  const { currency } = useSite()
  const isChoice = payments?.mode === 'online' && payments.pay_at_dock && dueIfNow > 0
  return (
    <Section>
      <h2>{COPY.payment}</h2>
      {isChoice && (
        <RadioCards
          legend={COPY.how}
          value={form.values.pay}
          onChange={(pay) => form.change({ pay })}
          options={[
            {
              value: 'now',
              title: COPY.now,
              description: COPY.nowHint,
              icon: <CreditCard aria-hidden="true" />,
              price: formatMoney(dueIfNow, currency),
            },
            {
              value: 'dock',
              title: COPY.dock,
              description: COPY.dockHint,
              icon: <Sailboat aria-hidden="true" />,
            },
          ]}
        />
      )}
      <InvoiceFields form={form} />
    </Section>
  )
}

function InvoiceFields({ form }: { form: CheckoutForm }) {
  const field = keptField(form)
  return (
    <>
      <Checkbox
        label={COPY.invoice}
        checked={form.values.wants_invoice}
        onChange={(event) => {
          const typed = { wants_invoice: event.target.checked }
          form.change(typed)
          form.keepTyped(typed)
        }}
      />
      {form.values.wants_invoice && (
        <Fields>
          <TextField label={COPY.invoiceName} autoComplete="organization" {...field('invoice_name')} />
          <TextArea
            label={COPY.invoiceAddress}
            autoComplete="street-address"
            rows={3}
            {...field('invoice_address')}
          />
          <TextField label={COPY.invoiceVat} optional {...field('invoice_vat_number')} />
        </Fields>
      )}
    </>
  )
}
