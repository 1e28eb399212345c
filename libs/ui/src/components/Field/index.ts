export * from './Field'
