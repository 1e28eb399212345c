export * from './Kbd'
