export * from './DateField'
