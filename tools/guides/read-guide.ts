/** One place of a file that changes: what stands there, and what stands there afterwards. */
export interface Hunk {
  before: string
  after: string
}

/** What a guide tells its reader to do: change a file as a `diff` block shows, or run a line of a `bash` block. */
export type Step = { kind: 'edit'; place: string; hunks: Hunk[] } | { kind: 'run'; command: string }

const FENCED = /^```(diff|bash)\n([\s\S]*?)^```$/gm
const FILE = /^--- (\S+)$/

/** The steps of a guide in their order; blocks of other languages only illustrate. */
export function readGuide(markdown: string): Step[] {
  return [...markdown.matchAll(FENCED)].flatMap(([, language, body = '']) =>
    language === 'bash' ? readCommands(body) : readEdits(body),
  )
}

function readCommands(body: string): Step[] {
  return body
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((command) => ({ kind: 'run', command }))
}

/** `--- file`, then lines with their mark in front; `@@` begins another place of the same file. */
function readEdits(body: string): Step[] {
  const lines = body.trimEnd().split('\n')
  const starts = lines.flatMap((line, index) => (FILE.test(line) ? [index] : []))
  if (starts[0] !== 0) throw new Error(`a diff begins with «--- file», not with «${lines[0]}»`)
  return starts.map((start, index) => ({
    kind: 'edit',
    place: FILE.exec(lines[start] ?? '')?.[1] ?? '',
    hunks: readHunks(lines.slice(start + 1, starts[index + 1])),
  }))
}

function readHunks(lines: string[]): Hunk[] {
  const hunks: string[][] = [[]]
  for (const line of lines) {
    if (line === '@@') hunks.push([])
    else hunks.at(-1)?.push(line)
  }
  const side = (hunk: string[], mark: string) =>
    hunk.filter((line) => line[0] !== mark).map((line) => `${line.slice(1)}\n`)
  return hunks.map((hunk) => ({ before: side(hunk, '+').join(''), after: side(hunk, '-').join('') }))
}

/** The text of a file after its changes; a block of nothing but new lines is the whole file. Throws where a place is not there once. */
export function changed(text: string, { place, hunks }: Extract<Step, { kind: 'edit' }>): string {
  const [only] = hunks
  if (hunks.length === 1 && only?.before === '') return only.after
  return hunks.reduce((now, { before, after }) => {
    const times = before === '' ? 0 : now.split(before).length - 1
    if (times !== 1) throw new Error(`${place}: stands there ${times} times, not once:\n${before}`)
    return now.replace(before, () => after)
  }, text)
}
