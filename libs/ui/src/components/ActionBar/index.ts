export * from './ActionBar'
