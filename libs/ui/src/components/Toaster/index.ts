export { dismissToast, showError, showSuccess, showUndo } from './show-toast'
export * from './Toaster'
