export const pageTitle = (siteName: string) => siteName

export const SCREENS = [{ path: '/slow' }]
