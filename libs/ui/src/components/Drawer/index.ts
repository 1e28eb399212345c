export * from './Drawer'
export type { DrawerSide } from './Drawer.styles'
