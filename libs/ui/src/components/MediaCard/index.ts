export * from './MediaCard'
