/** `+356 2100 0000` as `tel:+35621000000`. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** `hello@example.com` as `mailto:hello@example.com`. */
export const mailHref = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`
