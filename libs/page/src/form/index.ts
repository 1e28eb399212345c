/** Forms of both areas. */
export { FormDialog } from './FormDialog'
export { LeaveGuard, useHeldNavigation } from './LeaveGuard'
export { useFailure } from './use-failure'
export { useValidatedForm } from './use-validated-form'
