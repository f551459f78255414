import { withoutHiddenSigns } from '../rules/hidden-signs.ts'
import { type TextBlock, textBlocks } from './text-blocks.ts'
import { escapedLine, lineOfRuns, textRuns, wordsOfLine } from './text-runs.ts'

/** What stands between these goes with them: nobody wrote it to be read. */
const UNREAD = /<(script|style|head|title|xml|iframe|object|template|noscript|svg)\b[^>]*>[\s\S]*?<\/\1\s*>/gi
const COMMENTS = /<!--[\s\S]*?-->|<!\[[\s\S]*?\]>|<!doctype[^>]*>/gi
/** A tag that ends a line for the reader. */
const BREAKS = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi
/** A tag of markup, with its attributes; `3 < 5` and `<甲方>` are words. */
const TAGS = /<\/?[a-z][a-z\d]*(?::[a-z\d]+)?(?:\s[^<>]*)?\/?>/gi
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f]/g

/** Whole tags may appear once what stood inside another is gone, so this goes on until nothing changes. */
function withoutMarkup(text: string): string {
  const next = text.replace(COMMENTS, '').replace(UNREAD, '').replace(BREAKS, '\n').replace(TAGS, '')
  return next === text ? text : withoutMarkup(next)
}

/** A line as it is kept: its marks in order, links that may not be followed reduced to their words. */
function keptLine(line: string): string {
  return lineOfRuns(textRuns(line))
}

function keptBlock(block: TextBlock): string {
  switch (block.kind) {
    case 'picture':
      return `![${block.alt}](${block.fileId})`
    case 'heading':
      return `## ${keptLine(block.text)}`
    case 'subheading':
      return `### ${keptLine(block.text)}`
    case 'points':
      return block.items.map((item) => `- ${keptLine(item)}`).join('\n')
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${keptLine(item)}`).join('\n')
    case 'paragraph':
      return escapedLine(keptLine(block.text))
  }
}

/** The text that has these blocks. */
export function textOfBlocks(blocks: readonly TextBlock[]): string {
  return blocks.map(keptBlock).join('\n\n')
}

/**
 * A marked text as it may be kept, whoever sent it: without tags of markup and what only programs read, without signs that
 * nobody sees, with links that may be followed alone. What is clean stays as it is.
 */
export function cleanText(text: string): string {
  const lines = withoutMarkup(text.replace(/\r\n?/g, '\n').replace(SPACES, ' ')).split('\n')
  const visible = lines.map((line) => withoutHiddenSigns(line)).join('\n')
  return textOfBlocks(textBlocks(visible))
}

/** The words of a marked text: what it is searched by and shown in one line as. */
export function plainWords(text: string): string {
  return textBlocks(text)
    .map((block) => {
      if (block.kind === 'picture') return block.alt
      return 'items' in block ? block.items.map(wordsOfLine).join('\n') : wordsOfLine(block.text)
    })
    .join('\n')
}
