/** Forms of both areas. */
export { FormDialog } from './FormDialog'
export { LeaveGuard } from './LeaveGuard'
export { useHeldNavigation } from './use-held-navigation'
export { usePhoneReader } from './use-phone-reader'
export { useValidatedForm } from './use-validated-form'
