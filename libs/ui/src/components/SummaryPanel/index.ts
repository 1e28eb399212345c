export * from './SummaryPanel'
