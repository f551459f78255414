/** Characters of a keyword, wherever one is searched for. */
export const MAX_KEYWORD_LENGTH = 50
