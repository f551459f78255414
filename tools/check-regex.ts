import { Visitor } from 'oxc-parser'
import { check } from 'recheck'
import { type CheckResult, report } from './check-result.ts'
import { calledName, parse } from './parse-source.ts'
import { type SourceFile, isSource, isTest, readTree } from './source-tree.ts'

interface Pattern {
  source: string
  flags: string
  places: string[]
}

/** Enough for any pattern a person should write; one that needs longer cannot be proved linear. */
const TIME_LIMIT_MS = 60_000
/** Steps decide, not the clock: an attack that is tried on a busy machine would count as one that succeeds. */
const BY_STEPS = { seedingTimeout: null, incubationTimeout: null, attackTimeout: null }

const FOR_BROWSERS = /^(?:apps\/(?:console|portal)|packages)\//
/** Chrome before 112 and Safari before 16.4 refuse the whole file that has one of them (decision 0194). */
const LOOKS_BEHIND = /\(\?<[=!]/
const isTooNew = ({ source, flags }: Pattern) => LOOKS_BEHIND.test(source) || flags.includes('v')

/**
 * Proves that every regular expression of the shipped code takes linear time, or names the input that would stop it; in the code of
 * browsers, that the oldest of them can read it.
 */
export async function checkRegex(root: string): Promise<CheckResult> {
  const files = readTree(
    root,
    (place) => /^(apps|packages)\//.test(place) && isSource(place) && !isTest(place),
  )
  const problems: string[] = []
  for (const pattern of distinct(files.flatMap(patternsOf))) {
    const isForBrowsers = pattern.places.some((place) => FOR_BROWSERS.test(place))
    const problem =
      isForBrowsers && isTooNew(pattern)
        ? 'looks behind or has the flag v, which the oldest browsers refuse'
        : await patternProblem(pattern)
    if (problem) problems.push(`${pattern.places.join(', ')}: /${pattern.source}/${pattern.flags} ${problem}`)
  }
  return { seen: files.length, problems }
}

async function patternProblem({ source, flags }: Pattern): Promise<string | undefined> {
  // The prover does not know the flag v; where the two agree, u means the same.
  const result = await check(source, flags.replace('v', 'u'), { timeout: TIME_LIMIT_MS, ...BY_STEPS })
  if (result.status === 'safe') return undefined
  if (result.status === 'unknown') return `cannot be proved linear (${result.error.kind})`
  return `takes ${result.complexity.summary} time, for example on ${result.attack.pattern}`
}

function patternsOf(file: SourceFile): Pattern[] {
  const found: Pattern[] = []
  const add = (source: string, flags: string, start: number) => {
    const line = file.text.slice(0, start).split('\n').length
    found.push({ source, flags, places: [`${file.path}:${line}`] })
  }
  const constructed = (name: string, given: unknown[], start: number) => {
    const [source, flags] = given.map((value) => textOf(value))
    if (name === 'RegExp' && source !== undefined) add(source, flags ?? '', start)
  }
  new Visitor({
    Literal: (node) => 'regex' in node && add(node.regex.pattern, node.regex.flags, node.start),
    NewExpression: (node) => constructed(calledName(node.callee), node.arguments, node.start),
    CallExpression: (node) => constructed(calledName(node.callee), node.arguments, node.start),
  }).visit(parse(file).program)
  return found
}

function textOf(node: unknown): string | undefined {
  const isLiteral = typeof node === 'object' && node !== null && 'value' in node
  return isLiteral && typeof node.value === 'string' ? node.value : undefined
}

function distinct(patterns: Pattern[]): Pattern[] {
  const byText = Map.groupBy(patterns, ({ source, flags }) => `${source}/${flags}`)
  return [...byText.values()].map(([first, ...rest]) => ({
    ...(first as Pattern),
    places: [first as Pattern, ...rest].flatMap(({ places }) => places),
  }))
}

if (import.meta.main) report('regular expressions', await checkRegex(process.argv[2] ?? process.cwd()))
