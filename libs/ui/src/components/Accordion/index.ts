export * from './Accordion'
