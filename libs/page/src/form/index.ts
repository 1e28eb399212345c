/** Forms of both areas. */
export { FormDialog } from './FormDialog'
export { LeaveGuard } from './LeaveGuard'
export { useFailure } from './use-failure'
export { useHeldNavigation } from './use-held-navigation'
export { useValidatedForm } from './use-validated-form'
