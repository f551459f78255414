/** What an error tells the client besides its sentence (docs/http-conventions.md, Envelope and errors). */
export interface ErrorBody {
  readonly key: string
  readonly number: number
  readonly fields?: Readonly<Record<string, string>>
  readonly requestId: string
}

/** The envelope of every answer but downloads. `code` is 200, or equal to the HTTP status. */
export interface Envelope<T> {
  readonly code: number
  readonly msg: string
  readonly data?: T
  readonly error?: ErrorBody
}

export const OK_CODE = 200
export const OK_MSG = '操作成功'
