export * from './AdminFrame'
