import { useLazyFindPaymentTermsVersionQuery } from '@luzzu/api-client/payment-terms'
import { usePayments } from '@luzzu/api-client/site'
import type { Product } from '@luzzu/domain/contracts'
import { ReceiptText } from 'lucide-react'
import { useProductEditor } from '../use-product-editor'
import { PaymentTermsDialog } from './PaymentTermsDialog'
import { TERMS_COPY } from './payment-terms.copy'

/** The button that opens how a product is paid, and its dialog; no button while payments are off. */
export function usePaymentTermsEditor() {
  const [load] = useLazyFindPaymentTermsVersionQuery()
  const payments = usePayments()
  const { actionsOf, ...editor } = useProductEditor({
    part: 'payment',
    load: (id) => load(id),
    copy: TERMS_COPY,
    icon: <ReceiptText aria-hidden="true" />,
    dialog: (opened, product, formKey) => <PaymentTermsDialog key={formKey} product={product} {...opened} />,
  })
  return { ...editor, actionsOf: (product: Product) => payments && actionsOf(product) }
}
