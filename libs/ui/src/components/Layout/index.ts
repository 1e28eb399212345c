export * from './Layout'
