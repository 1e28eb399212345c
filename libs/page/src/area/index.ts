/** What both areas show or do alike. Apart from the frame, so that no area bundles the page's providers. */
export { LoginFields } from './LoginFields'
export { StatusBadge } from './StatusBadge'
export { saveFile } from './save-file'
export { useLogOut } from './use-log-out'
