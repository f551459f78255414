/** Where the items of the exchange stand. */
export const STOCK_PATH = '/stock'
