import { type CheckResult, report } from './check-result.ts'
import { type SourceFile, readTree } from './source-tree.ts'

/** What never belongs in the repository, and what never belongs in code; the documents may name the latter. */
const NOWHERE: [RegExp, string][] = [
  [/(?<![\w.-])\/(?:work|root|home\/\w+|Users\/\w+)\//, 'a path of one machine'],
  [/[A-Z]:\\Users\\/, 'a path of one machine'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bnpm_\w{36}|\bsk-\w{32}/, 'an access key'],
  [/\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./, 'a signed token'],
  [/:\/\/[^\s:/@'"`$<{]+:[^\s:/@'"`$<{]{3,}@(?!localhost|127\.0\.0\.1|db[:/])/, 'a password in an address'],
]
const NOT_IN_CODE: [RegExp, string][] = [
  [/\b(?:TODO|FIXME|XXX)\b/, 'an unfinished piece'],
  [/coming soon|not implemented|敬请期待|正在建设|建设中/i, 'a promise instead of a function'],
  [/waitForTimeout/, 'a test that sleeps'],
  [/\.only\(/, 'a test that runs alone'],
  [/\.(?:skip|fixme|todo)\(/, 'a test that does not run'],
  [/\bas any\b|@ts-(?:ignore|nocheck)/, 'a type that is switched off'],
  [/(?:eslint|oxlint)-disable/, 'a rule that is switched off'],
]

/** Words of the workshop that no person of the product reads, in the texts of its pages. */
const NOT_ON_SCREENS: [RegExp, string][] = [
  [/'[^']*\bnpm run\b|`[^`]*\bnpm run\b/, 'a command on a screen'],
  [/指纹|(?:\d+ ?|几)秒内生效/, 'an inner word on a screen'],
  [/附件 ?(?:\d|\$\{)/, 'a document without a name: say which document it is'],
  [/。。/, 'a sentence that ends twice'],
  [/带 ?\* ?的/, 'a mark for required fields: what may stay empty says 选填 (decision 0096)'],
]

/** Words of our own for what the field calls notify, record, accept, review: in names of functions and of files. */
const PRIVATE_WORD = 'a private word in a name: say notify, record, accept or review'
const PRIVATE_NAME = /\b(?:tell|workOn|actOn|lookAt|recordLook)(?:[A-Z]\w*)?\s*(?:\(|=\s*(?:async\s*)?\()/
const PRIVATE_FILE = /(?:^|\/)(?:tell|work-on|act-on|look-at|record-look)-[^/]*$/

const TEXT =
  /\.(ts|tsx|mjs|css|sql|md|json|html|svg|sh|ya?ml|toml|conf|service)$|(^|\/)(Dockerfile|run|\.npmrc)$/
const CODE = /\.(ts|tsx|mjs|css|sql|html|sh)$|(^|\/)run$/
/** Pages, what the contract says on them, what the server writes to people, and the articles of the demonstration. */
const SCREEN =
  /^(?:apps\/(?:portal\/app|console\/src)|packages\/contract\/src\/(?!kernel\/)\w+|apps\/server\/src\/domains|database\/seeds\/demo\/content)\/.*(?<!\.test)\.tsx?$/
const EXEMPT = /^package-lock\.json$|^tools\/check-words(\.test)?\.ts$/

/** Secrets, machine paths, unfinished work and switched-off checks, each with its line. */
export function checkWords(root: string): CheckResult {
  const files = readTree(root, (place) => TEXT.test(place) && !EXEMPT.test(place))
  return { seen: files.length, problems: files.flatMap(wordProblems) }
}

function wordProblems({ path, text }: SourceFile): string[] {
  const rules = rulesFor(path)
  const names = PRIVATE_FILE.test(path) ? [`${path}: ${PRIVATE_WORD}`] : []
  const found = text
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(([pattern]) => pattern.test(line))
        .map(([pattern, meaning]) => `${path}:${index + 1}: ${meaning} (${pattern.exec(line)?.[0]})`),
    )
  return [...names, ...found]
}

function rulesFor(path: string): [RegExp, string][] {
  if (!CODE.test(path)) return NOWHERE
  const isNamed = /\.tsx?$/.test(path)
  const onScreen = SCREEN.test(path) ? NOT_ON_SCREENS : []
  return [
    ...NOWHERE,
    ...NOT_IN_CODE,
    ...onScreen,
    ...(isNamed ? [[PRIVATE_NAME, PRIVATE_WORD] as [RegExp, string]] : []),
  ]
}

if (import.meta.main) report('words', checkWords(process.argv[2] ?? process.cwd()))
