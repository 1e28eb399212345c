export * from './Dialog'
export { DIALOG_SIZES, type DialogSize } from './Dialog.styles'
export * from './DialogCloseButton'
export * from './DiscardDialog'
