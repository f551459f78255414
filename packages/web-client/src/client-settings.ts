import type { CallFailure } from './call-failure.ts'
import { currentToken } from './cookies/token-cookie.ts'

/** What differs between the two browser apps: the portal's calls and the console's answer a failure each in their own way. */
export interface ClientSettings {
  /** The site one is on or came from, sent as `cityCode`; undefined sends none. */
  cityCode: () => string | undefined
  /** The account the page was shown for; undefined while nobody is signed in. */
  account: () => string | undefined
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
  /** Instead of the stored token, whoever the page is shown for: of a login that has not been completed, so its refusal ends no session. */
  token?: string | undefined
}

/**
 * Every failure passes here, so that what is said and the rule of the 401 have one place. A 401 ends the session it was sent with:
 * one that comes when that session has ended already, or another has begun, ends nothing.
 */
export function fail(
  settings: ClientSettings,
  failure: CallFailure,
  { quiet = false, token }: CallOptions,
  sentToken: string | undefined,
): never {
  if (!quiet) settings.say?.(failure)
  const isOfSession = token === undefined && currentToken() === sentToken
  if (failure.endsSession && isOfSession) settings.refuse(failure.msg, sentToken !== undefined)
  throw failure
}
