export * from './Price'
