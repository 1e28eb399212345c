export * from './Brand'
