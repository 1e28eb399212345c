export * from './MonthGrid'
