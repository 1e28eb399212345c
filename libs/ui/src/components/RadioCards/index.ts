export * from './RadioCards'
