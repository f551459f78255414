/**
 * A block of a marked text: a heading, a heading below one, a paragraph, a list whose items are points or numbered steps, or
 * a picture. Texts of headings, paragraphs and items hold the marks of `text-runs.ts`.
 */
export type TextBlock =
  | { readonly kind: 'heading' | 'subheading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'points' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'picture'; readonly fileId: string; readonly alt: string }

interface Line {
  readonly kind: Exclude<TextBlock['kind'], 'picture'>
  readonly text: string
}

const MARKS = [
  { kind: 'heading', mark: /^## / },
  { kind: 'subheading', mark: /^### / },
  { kind: 'points', mark: /^- / },
  { kind: 'steps', mark: /^\d{1,3}\. / },
] as const

/** A line of its own: what stands for the picture, and the id of the uploaded file. */
const PICTURE = /^!\[([^[\]\\]{1,200})\]\(([0-9a-f]{32})\)$/

function readLine(line: string): Line {
  const found = MARKS.find(({ mark }) => mark.test(line))
  return found
    ? { kind: found.kind, text: line.replace(found.mark, '').trim() }
    : { kind: 'paragraph', text: line }
}

/**
 * The blocks of a text as articles are written: `## ` begins a heading, `### ` one below it, `- ` a point, `1. ` a step,
 * `![words](file)` is a picture, anything else a paragraph; neighbouring points or steps form one list. Nothing else is
 * ever read as markup.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const [, alt, fileId] = PICTURE.exec(line) ?? []
    if (alt && fileId) {
      blocks.push({ kind: 'picture', fileId, alt })
      continue
    }
    const { kind, text: words } = readLine(line)
    const last = blocks.at(-1)
    if (kind !== 'points' && kind !== 'steps') blocks.push({ kind, text: words })
    else if (last?.kind === kind) blocks[blocks.length - 1] = { kind, items: [...last.items, words] }
    else blocks.push({ kind, items: [words] })
  }
  return blocks
}

/** The ids of the pictures in a text, each once. */
export function picturesIn(text: string): string[] {
  const ids = textBlocks(text).flatMap((block) => (block.kind === 'picture' ? [block.fileId] : []))
  return [...new Set(ids)]
}
