import type { CallFailure } from './call-failure.ts'

/** What differs between the two browser apps: the portal's calls and the console's answer a failure each in their own way. */
export interface ClientSettings {
  /** The site one is on or came from, sent as `cityCode`; undefined sends none. */
  cityCode: () => string | undefined
  /** Says a failure that no form or page shows in its own place. */
  say?: (failure: CallFailure) => void
  /** A 401 of the stored token, or of a stranger, who `hadToken` tells apart. */
  refuse: (sentence: string, hadToken: boolean) => void
}

export interface CallOptions {
  /**
   * For a form or a page that says in its own place what went wrong. A call without such a place is never quiet:
   * specification 8 wants each failure said.
   */
  quiet?: boolean | undefined
  /** Sent as Idempotency-Key: a repeated submit gets the first answer. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Instead of the site one is on. */
  cityCode?: string | undefined
  /** Instead of the stored token: of a login that has not been completed, so its refusal ends no session. */
  token?: string | undefined
}

/** Every failure passes here, so that what is said and the rule of the 401 have one place. */
export function fail(
  settings: ClientSettings,
  failure: CallFailure,
  { quiet = false, token }: CallOptions,
  hadToken: boolean,
): never {
  if (!quiet) settings.say?.(failure)
  if (failure.endsSession && token === undefined) settings.refuse(failure.msg, hadToken)
  throw failure
}
