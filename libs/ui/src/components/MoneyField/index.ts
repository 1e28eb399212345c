export * from './MoneyField'
