export * from './Combobox'
