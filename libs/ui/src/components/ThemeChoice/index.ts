export * from './ThemeChoice'
