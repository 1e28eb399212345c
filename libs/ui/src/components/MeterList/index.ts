export * from './MeterList'
