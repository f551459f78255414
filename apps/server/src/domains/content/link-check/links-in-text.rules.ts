import { textBlocks } from '@lqr/contract/content/text-blocks.ts'
import { textRuns } from '@lqr/contract/content/text-runs.ts'

/** A link as it stands in a record: where it leads, and its words. */
export interface FoundLink {
  readonly href: string
  readonly words: string
}

/** An address that has a field of its own, named by the label of the field. */
export interface LinkField {
  readonly label: string
  readonly href: string | null
}

/** Mailboxes and telephones lead to no page. */
const LEADS_TO_PAGE = /^(?:\/|https?:)/

/** The links of marked texts and of fields, each address once. */
export function linksOf(texts: readonly string[], fields: readonly LinkField[]): FoundLink[] {
  const lines = texts
    .flatMap(textBlocks)
    .flatMap((block) => (block.kind === 'picture' ? [] : 'items' in block ? block.items : [block.text]))
  const found = [
    ...fields.flatMap(({ label, href }) => (href ? [{ href, words: label }] : [])),
    ...lines.flatMap(textRuns).flatMap(({ text, href }) => (href ? [{ href, words: text }] : [])),
  ]
  const byHref = new Map<string, FoundLink>()
  for (const link of found)
    if (LEADS_TO_PAGE.test(link.href) && !byHref.has(link.href)) byHref.set(link.href, link)
  return [...byHref.values()]
}

/** An address of our own that was written whole, as texts of ours write it; anything else as it is. */
export function innerForm(href: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined || !URL.canParse(href)) return href
  const { origin, pathname, search } = new URL(href)
  return origin === new URL(publicUrl).origin ? `${pathname}${search}` : href
}
