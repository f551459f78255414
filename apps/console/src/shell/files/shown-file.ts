/** A file as the screens show it. */
export interface ShownFile {
  readonly fileId: string
  readonly name: string
  readonly size: number
  readonly mime: string
}
