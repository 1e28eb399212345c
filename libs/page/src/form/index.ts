/** Forms of both areas. */
export { FormDialog } from './FormDialog'
export { LeaveGuard, useHeldNavigation } from './LeaveGuard'
export { NameField } from './NameField'
export { usePhoneHint } from './use-phone-hint'
export { usePhoneReader } from './use-phone-reader'
export { usePhones } from './use-phones'
export { useValidatedForm } from './use-validated-form'
