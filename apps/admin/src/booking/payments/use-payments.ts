import { useSite } from '@luzzu/api-client/site'

/** How the business is paid; `undefined` while payments are off, when nothing is shown of them. */
export function usePayments() {
  const { payments } = useSite()
  return payments && payments.mode !== 'off' ? payments : undefined
}
