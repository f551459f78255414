import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'

interface CallErrorExtra {
  /** Field path → 中文 sentence. */
  fields?: Record<string, string>
  /** Replaces the declared sentence where the case needs its own words. */
  msg?: string
  /** The current row, for a stale version. */
  data?: unknown
  /** Seconds, sent as Retry-After. */
  retryAfter?: number
  cause?: unknown
}

/** A declared error on its way to the client; anything else thrown becomes a 500 without its text. */
export class CallError extends Error {
  readonly def: ErrorDef
  readonly extra: CallErrorExtra

  constructor(def: ErrorDef, extra: CallErrorExtra = {}) {
    super(`${def.key}: ${extra.msg ?? def.msg}`, { cause: extra.cause })
    this.def = def
    this.extra = extra
  }
}
