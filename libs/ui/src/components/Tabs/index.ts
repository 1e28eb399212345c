export * from './Tabs'
export { TAB_VARIANTS, type TabVariant } from './Tabs.styles'
