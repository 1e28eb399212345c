/** Forms of both areas. */
export { FormDialog } from './FormDialog'
export { LeaveGuard, useHeldNavigation } from './LeaveGuard'
export { useValidatedForm } from './use-validated-form'
