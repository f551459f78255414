/** What a form of the portal may have, with the documents that are sent along in it. */
const MOST_BYTES = 32 * 1024 * 1024
/** One without documents: its fields are taken apart in memory, and of a name with nothing else in it millions would fit. */
const MOST_BYTES_OF_TEXT = 256 * 1024
/** The same of somebody who is not signed in: he has no documents to send. */
const MOST_BYTES_OF_STRANGERS = 32 * 1024

interface PostHead {
  readonly host: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Whether a form of another site sends this. The session of a page lies in a cookie, which the browser sends along whoever
 * wrote the form; a browser says where a form stands, and what does not say it is no browser (decision 0122).
 */
export function isForeignPost({ host, headers }: PostHead): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = headers
  return typeof origin !== 'string' || hostOf(origin) !== host
}

/**
 * Why a form is not read at all; undefined when it may be. A form without a length is none of a browser; what only somebody signed in may
 * send is not too large, its session has ended.
 */
export function sizeProblem(
  headers: PostHead['headers'],
  isSignedIn: boolean,
): 'noLength' | 'tooLarge' | 'signedOut' | undefined {
  const length = Number(headers['content-length'] ?? Number.NaN)
  if (!Number.isInteger(length)) return 'noLength'
  const hasDocuments = String(headers['content-type'] ?? '').startsWith('multipart/form-data')
  const most = hasDocuments ? MOST_BYTES : MOST_BYTES_OF_TEXT
  if (length > most) return 'tooLarge'
  return isSignedIn || length <= MOST_BYTES_OF_STRANGERS ? undefined : 'signedOut'
}
