export * from './Alert'
