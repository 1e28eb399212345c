export * from './LinkButton'
