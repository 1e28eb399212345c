import { useLocation } from '@luzzu/routing'

/** What one page of the account hands to the next, so that an address is typed once. */
export type MailState = { mail: string }

/** The address that the page before has handed over. */
export function useEmailFromState(): string | undefined {
  const { mail } = (useLocation().state ?? {}) as Partial<MailState>
  return typeof mail === 'string' && mail !== '' ? mail : undefined
}

/** Whether the page before has led here to go on, so that the form gets the focus. */
export function useIsHandedOver(): boolean {
  const { mail } = (useLocation().state ?? {}) as Partial<MailState>
  return typeof mail === 'string'
}
