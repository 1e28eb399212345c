export * from './FileDrop'
