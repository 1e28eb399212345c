export * from './Note'
