/** The store cannot be asked, or refuses: trouble of the place and no fault of the bytes. */
export class StorageAway extends Error {
  /** Among the codes for which callers are told to come again. */
  readonly code: 'STORE_NOT_READ' | 'STORE_NOT_WRITTEN'
  constructor(message: string, { isWriting, cause }: { isWriting: boolean; cause?: unknown }) {
    super(message, { cause })
    this.code = isWriting ? 'STORE_NOT_WRITTEN' : 'STORE_NOT_READ'
  }
}
