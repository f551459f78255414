/** An uploaded document as a form keeps it. */
export interface KeptFile {
  readonly fileId: string
  readonly name: string
  readonly size: number
  readonly mime: string
}

/** What somebody has typed into a form and uploaded with it, by the names of the fields. */
export interface Typed {
  readonly values: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, readonly KeptFile[]>>
}

export const NOTHING_TYPED: Typed = { values: {}, files: {} }

/** A name is the way to its value in the draft: `values/contactName`, `documents/营业执照`. */
const SEPARATOR = '/'

type Tree = { [name: string]: unknown }

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Only names of the form's own fields come here, so none of them reaches a prototype. */
function put(tree: Tree, name: string, value: unknown): void {
  const at = name.indexOf(SEPARATOR)
  if (at < 0) {
    tree[name] = value
    return
  }
  const [first, rest] = [name.slice(0, at), name.slice(at + 1)]
  const below = isTree(tree[first]) ? tree[first] : {}
  tree[first] = below
  put(below, rest, value)
}

/** By its names alone: the script of plain pages runs where `Object.hasOwn` is lacking (Chrome before 93, Safari before 15.4). */
const ownOf = (tree: Tree, name: string): unknown =>
  Object.keys(tree).includes(name) ? tree[name] : undefined

function take(tree: unknown, name: string): unknown {
  if (!isTree(tree)) return undefined
  const at = name.indexOf(SEPARATOR)
  return at < 0 ? ownOf(tree, name) : take(ownOf(tree, name.slice(0, at)), name.slice(at + 1))
}

/** Which fields a draft holds: texts, files, and those of the files that take a single one. */
export interface DraftNames {
  readonly values: readonly string[]
  readonly files: readonly string[]
  readonly single: readonly string[]
  /** Those of the texts that are ticks: a draft holds them as true or false, as every other page of it does. */
  readonly ticks: readonly string[]
}

const TICKED = '1'

/** What was typed as the account's draft of this form holds it, whichever page of it writes. */
export function draftOf({ values, files }: Typed, names: DraftNames): object {
  const content: Tree = {}
  for (const name of names.values) if (values[name]) put(content, name, values[name])
  for (const name of names.ticks) put(content, name, values[name] === TICKED)
  for (const name of names.files) put(content, name, files[name] ?? [])
  for (const name of names.single) put(content, name, files[name]?.[0] ?? null)
  return content
}

function isKeptFile(value: unknown): value is KeptFile {
  const file = isTree(value) ? value : {}
  return (
    typeof file.fileId === 'string' &&
    typeof file.name === 'string' &&
    typeof file.size === 'number' &&
    typeof file.mime === 'string'
  )
}

/** What a draft holds of these fields; what is of another making is passed over. */
export function typedOf(content: unknown, names: DraftNames): Typed {
  const values = names.values.flatMap((name) => {
    const value = take(content, name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const files = [...names.files, ...names.single].map((name) => {
    const value = take(content, name)
    return [name, (Array.isArray(value) ? value : [value]).filter(isKeptFile)] as const
  })
  const ticks = names.ticks.map((name) => [name, take(content, name) === true ? TICKED : ''] as const)
  return { values: Object.fromEntries([...values, ...ticks]), files: Object.fromEntries(files) }
}

/** A kept file as a hidden field of the form carries it. */
export function fileText({ fileId, name, size, mime }: KeptFile): string {
  return JSON.stringify({ fileId, name, size, mime })
}

/** The file in such a field; undefined for what is none. Whose file it is, is for the call to say. */
export function fileOfText(text: string): KeptFile | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isKeptFile(value) ? value : undefined
  } catch {
    return undefined
  }
}
