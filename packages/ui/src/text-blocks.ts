/** A block of a plain text: a heading, a paragraph, or a list whose items are points or numbered steps. */
export type TextBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'points' | 'steps'; readonly items: readonly string[] }

interface Line {
  readonly kind: TextBlock['kind']
  readonly text: string
}

const MARKS = [
  { kind: 'heading', mark: /^## / },
  { kind: 'points', mark: /^- / },
  { kind: 'steps', mark: /^\d{1,3}\. / },
] as const

function readLine(line: string): Line {
  const found = MARKS.find(({ mark }) => mark.test(line))
  return found
    ? { kind: found.kind, text: line.replace(found.mark, '').trim() }
    : { kind: 'paragraph', text: line }
}

/**
 * The blocks of a text as articles are written: `## ` begins a heading, `- ` a point, `1. ` a step, anything else a
 * paragraph; neighbouring points or steps form one list. Nothing is ever read as markup.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const { kind, text: words } = readLine(line)
    const last = blocks.at(-1)
    if (kind === 'heading' || kind === 'paragraph') blocks.push({ kind, text: words })
    else if (last?.kind === kind) blocks[blocks.length - 1] = { kind, items: [...last.items, words] }
    else blocks.push({ kind, items: [words] })
  }
  return blocks
}
