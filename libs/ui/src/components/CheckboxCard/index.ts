export * from './CheckboxCard'
