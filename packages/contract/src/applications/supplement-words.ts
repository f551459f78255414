/** What an institution asks for, in a message and on a page: the documents by name, then its own words. */
export const supplementWords = (documents: readonly string[], request: string | null) =>
  [documents.join('、'), request].filter(Boolean).join('。')
