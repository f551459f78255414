export interface KeptDraft<V> {
  /** What was typed before, from the server or this browser. */
  readonly restored: V | undefined
  keep(values: V): void
  /** After the submit, or when the person wants to begin anew. */
  clear(): Promise<void>
  /** The form goes; what has not been sent is sent now. */
  close(): void
}
