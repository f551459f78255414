import { createHash, randomBytes } from 'node:crypto'

const COMMON = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

/** A fresh nonce for the inline scripts of one rendering. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64')
}

const nonceAttribute = (nonce: string) => ` nonce="${nonce}"`

/** `sha256-…` sources of the inline elements of this name that carry the nonce, each once. */
function ownHashes(html: string, nonce: string, name: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  const opens = `<${name}`
  for (let at = html.indexOf(opens); at >= 0; at = html.indexOf(opens, at)) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf(`</${name}>`, start)
    if (start === 0 || end < 0) break
    const tag = html.slice(at, start)
    const isOurs = tag.includes(nonceAttribute(nonce)) && tag.lastIndexOf('<') === 0
    const digest = createHash('sha256').update(html.slice(start, end)).digest('base64')
    if (isOurs && !tag.includes(' src=')) hashes.add(`'sha256-${digest}'`)
    at = end
  }
  return [...hashes]
}

/**
 * `sha256-…` sources of the inline scripts and styles of a finished page that carry the nonce of its rendering. Nothing else
 * tells one that we wrote from one that content smuggled in. A tag that holds a further `<` was left open before
 * ours and has swallowed it, nonce and all: browsers refuse it, and so does this.
 */
export function ownInlineHashes(html: string, nonce: string): InlineSources {
  return { scripts: ownHashes(html, nonce, 'script'), styles: ownHashes(html, nonce, 'style') }
}

/** Which inline scripts and styles a page may have. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The page as it may be kept: the nonce of one rendering is nobody else's. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(nonceAttribute(nonce), '')
}

/** Policy of a portal page: scripts and styles of our own files and the named inline ones, never any other inline one. */
export function portalPolicy(inline: InlineSources): string {
  const of = (sources: readonly string[]) => ["'self'", ...sources].join(' ')
  return [
    ...COMMON,
    `script-src ${of(inline.scripts)}`,
    `style-src ${of(inline.styles)}`,
    "style-src-attr 'unsafe-inline'",
  ].join('; ')
}

/** Policy of the console: no inline script at all; Ant Design writes its styles while it runs. */
export const CONSOLE_POLICY = [...COMMON, "script-src 'self'", "style-src 'self' 'unsafe-inline'"].join('; ')

/** Policy of the reading page of the calls: its library sets styles of single elements, and no script of a page. */
export const DOCS_POLICY = [
  ...COMMON,
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
].join('; ')

/** Headers of every page besides its policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}
