export * from './ReviewList'
