import { deviceTexts } from '../kept-texts.ts'
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

/** What lies there, still sealed; undefined where nothing does. */
export function readSealed(place: DraftPlace): string | undefined {
  return deviceTexts.read(storageKey(place))?.split(' ')[1]
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
  if (isCurrent()) deviceTexts.keep(storageKey(place), `${copy.typedAt} ${sealed}`)
}

export function dropUnsent(place: DraftPlace): void {
  deviceTexts.drop(storageKey(place))
}

/** Takes away what nobody came back for, and what earlier versions left in plain text. */
export function sweepUnsent(now: number): void {
  for (const key of deviceTexts.names()) {
    const typedAt = key.startsWith(PREFIX) ? deviceTexts.read(key)?.split(' ')[0] : undefined
    const isOld = typedAt !== undefined && !(now - Date.parse(typedAt) < KEPT_MILLISECONDS)
    if (isOld || PLAIN_PREFIXES.some((plain) => key.startsWith(plain))) deviceTexts.drop(key)
  }
}
