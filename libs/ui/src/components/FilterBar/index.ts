export * from './FilterBar'
