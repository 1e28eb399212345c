/** Under the optional add-ons, wherever they are listed. */
export const ADDON_PRICES = 'Prices are for the whole booking.'
