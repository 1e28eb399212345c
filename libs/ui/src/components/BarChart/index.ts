export * from './BarChart'
