declare const __ROUTE_PATHS__: readonly string[]

/** The addresses of all pages as the menu writes them: `/productDetails`, without a site. */
export const PAGE_PATHS = __ROUTE_PATHS__
