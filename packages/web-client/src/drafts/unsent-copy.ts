import { sealText, unsealText } from './sealed-text.ts'

/** Whose draft of which form about what. */
export interface DraftPlace {
  /** Number of the account that types. */
  readonly owner: string
  readonly form: string
  readonly subject: string
}

/** What the server has not taken yet, as it lies sealed in this browser. */
export interface UnsentCopy {
  readonly content: string
  /** When the server's draft was saved that this one goes on from; null when there was none. */
  readonly base: string | null
  readonly typedAt: string
}

const PREFIX = 'lqr:draft:'
/** Where drafts lay in plain text before they were sealed. */
const PLAIN_PREFIXES = ['lqr:apply:', 'lqr:product:']
const KEPT_MILLISECONDS = 90 * 86_400_000

export const storageKey = ({ owner, form, subject }: DraftPlace): string =>
  `${PREFIX}${owner}:${form}:${subject}`

/** What lies there, still sealed; undefined where storage is switched off or holds nothing. */
export function readSealed(place: DraftPlace): string | undefined {
  try {
    return localStorage.getItem(storageKey(place))?.split(' ')[1]
  } catch {
    return undefined
  }
}

/** The copy in a sealed text; undefined when this key does not open it. */
export async function openSealed(
  key: CryptoKey,
  sealed: string,
  place: DraftPlace,
): Promise<UnsentCopy | undefined> {
  const text = await unsealText(key, sealed, storageKey(place))
  return text === undefined ? undefined : (JSON.parse(text) as UnsentCopy)
}

/** Seals a copy; `isCurrent` is asked once more before it is stored, because sealing takes a moment. */
export async function storeUnsent(
  key: CryptoKey,
  place: DraftPlace,
  copy: UnsentCopy,
  isCurrent: () => boolean,
): Promise<void> {
  const sealed = await sealText(key, JSON.stringify(copy), storageKey(place))
  if (!isCurrent()) return
  try {
    localStorage.setItem(storageKey(place), `${copy.typedAt} ${sealed}`)
  } catch {
    // Storage may be full or switched off: then the server's draft alone is kept.
  }
}

export function dropUnsent(place: DraftPlace): void {
  try {
    localStorage.removeItem(storageKey(place))
  } catch {
    // Nothing was stored.
  }
}

/** Takes away what nobody came back for, and what earlier versions left in plain text. */
export function sweepUnsent(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const typedAt = key.startsWith(PREFIX) ? localStorage.getItem(key)?.split(' ')[0] : undefined
      const isOld = typedAt !== undefined && !(now - Date.parse(typedAt) < KEPT_MILLISECONDS)
      if (isOld || PLAIN_PREFIXES.some((plain) => key.startsWith(plain))) localStorage.removeItem(key)
    }
  } catch {
    // Storage is switched off.
  }
}
