interface Filed {
  readonly files: readonly { fileId: string; purpose: string }[]
}

/** A code of the case stands for a file without a place. */
const isLoose = ({ purpose }: { purpose: string }) => /^[a-z]+$/i.test(purpose)

/** The files without a place, as a form takes them. */
export const looseOf = ({ files }: Filed) => files.filter(isLoose).map(({ fileId }) => fileId)

/** The documents in their places, as a form takes them. */
export const placedOf = ({ files }: Filed) =>
  files.filter((file) => !isLoose(file)).map(({ fileId, purpose }) => ({ name: purpose, fileId }))
