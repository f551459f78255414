import { withoutHiddenSigns } from '../rules/hidden-signs.ts'
import { type TextBlock, textBlocks } from './text-blocks.ts'
import { escapedLine, lineOfRuns, textRuns, wordsOfLine } from './text-runs.ts'
import { withoutMarkup } from './without-markup.ts'

/** A text that is not clean by then loses every `<`. */
const MAX_PASSES = 5
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f]/g

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

/** One going through; what a link left behind when it was reduced to its words may read as a tag again. */
function cleanedOnce(text: string): string {
  const lines = withoutMarkup(text).split('\n')
  return textOfBlocks(textBlocks(lines.map((line) => withoutHiddenSigns(line)).join('\n')))
}

/**
 * A marked text as it may be kept, whoever sent it: without tags of markup and what only programs read, without signs that
 * nobody sees, with links that may be followed alone. What is clean stays as it is.
 */
export function cleanText(text: string): string {
  let before = text.replace(/\r\n?/g, '\n').replace(SPACES, ' ')
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const after = cleanedOnce(before)
    if (after === before) return after
    before = after
  }
  return cleanedOnce(before.replaceAll('<', ''))
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
