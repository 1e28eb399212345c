export * from './FactList'
