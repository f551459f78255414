/** The page of the whole-site search. */
export const SEARCH_PATH = '/search'
