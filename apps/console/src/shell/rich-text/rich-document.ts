import type { JSONContent } from '@tiptap/core'
import { textOfBlocks } from '@lqr/contract/content/clean-text.ts'
import { type TextBlock, textBlocks } from '@lqr/contract/content/text-blocks.ts'
import { lineOfRuns, type TextRun, textRuns } from '@lqr/contract/content/text-runs.ts'

const HEADING = 2
const SUBHEADING = 3

/** The words of a line as the editor holds them. */
function inline(line: string): JSONContent[] {
  return textRuns(line).map(({ text, isBold, href }) => {
    const marks = [
      ...(isBold ? [{ type: 'bold' }] : []),
      ...(href ? [{ type: 'link', attrs: { href } }] : []),
    ]
    return { type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }
  })
}

/** A node with its words; the editor knows no empty words. */
function node(type: string, line: string, attrs?: JSONContent['attrs']): JSONContent {
  const content = inline(line)
  return { type, ...(attrs ? { attrs } : {}), ...(content.length > 0 ? { content } : {}) }
}

function nodeOf(block: TextBlock): JSONContent {
  switch (block.kind) {
    case 'picture':
      return { type: 'picture', attrs: { fileId: block.fileId, alt: block.alt } }
    case 'heading':
      return node('heading', block.text, { level: HEADING })
    case 'subheading':
      return node('heading', block.text, { level: SUBHEADING })
    case 'paragraph':
      return node('paragraph', block.text)
    case 'points':
    case 'steps':
      return {
        type: block.kind === 'points' ? 'bulletList' : 'orderedList',
        content: block.items.map((item) => ({ type: 'listItem', content: [node('paragraph', item)] })),
      }
  }
}

/** A marked text as the editor takes it. */
export function documentOf(text: string): JSONContent {
  const content = textBlocks(text).map(nodeOf)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function runOf({ text = '', marks = [] }: JSONContent): TextRun {
  const link = marks.find(({ type }) => type === 'link')
  const href: unknown = link?.attrs?.href
  return {
    text,
    ...(marks.some(({ type }) => type === 'bold') ? { isBold: true as const } : {}),
    ...(typeof href === 'string' ? { href } : {}),
  }
}

const lineOf = ({ content = [] }: JSONContent) => lineOfRuns(content.map(runOf)).trim()

/** Every line inside a node: a list within a list becomes points of the same list. */
function linesIn(of: JSONContent): string[] {
  if (of.type === 'paragraph' || of.type === 'heading') return [lineOf(of)]
  return (of.content ?? []).flatMap(linesIn)
}

function blockOf(of: JSONContent): TextBlock[] {
  switch (of.type) {
    case 'picture': {
      const { fileId, alt } = of.attrs ?? {}
      return [{ kind: 'picture', fileId: String(fileId), alt: String(alt) }]
    }
    case 'heading':
      return [{ kind: of.attrs?.level === SUBHEADING ? 'subheading' : 'heading', text: lineOf(of) }]
    case 'bulletList':
    case 'orderedList': {
      const items = linesIn(of).filter(Boolean)
      return items.length > 0 ? [{ kind: of.type === 'bulletList' ? 'points' : 'steps', items }] : []
    }
    default:
      return linesIn(of).map((text) => ({ kind: 'paragraph', text }))
  }
}

/** What the editor holds as a marked text; empty lines are none. */
export function textOfDocument({ content = [] }: JSONContent): string {
  const blocks = content.flatMap(blockOf).filter((block) => !('text' in block) || block.text !== '')
  return textOfBlocks(blocks)
}
