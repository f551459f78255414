import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type CheckResult, report } from './check-result.ts'
import { citationProblems, holdsComments } from './cited-documents.ts'
import { type SourceFile, readTree } from './source-tree.ts'

const DOCUMENT = /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$/
const NPM_ITSELF = new Set([
  'ci',
  'install',
  'i',
  'ls',
  'audit',
  'outdated',
  'version',
  'view',
  'exec',
  'run',
])
const MADE_BY_BUILDS = /(^|\/)(node_modules|build|dist|data|test-results)(\/|$)/

/** Every command, path and link that the documents name, and every document that a comment cites, must be in this repository. */
export function checkDocs(root: string): CheckResult {
  const documents = readTree(root, (place) => DOCUMENT.test(place))
  const { scripts = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const parts = new Set(folders.map(({ name }) => name))
  const problems = documents.flatMap((document) =>
    [
      ...commandProblems(document, scripts),
      ...pathProblems(document, root, parts),
      ...linkProblems(document, root),
    ].map((problem) => `${document.path}: ${problem}`),
  )
  const sources = readTree(root, holdsComments)
  for (const source of sources)
    problems.push(...citationProblems(source, root).map((problem) => `${source.path}: ${problem}`))
  for (const needed of ['README.md', 'CONTRIBUTING.md']) {
    if (!existsSync(path.join(root, needed))) problems.push(`${needed} is missing`)
  }
  return { seen: documents.length + sources.length, problems }
}

function commandProblems({ text }: SourceFile, scripts: Record<string, string>): string[] {
  return codeIn(text).flatMap((code) =>
    [...code.matchAll(/(?<![\w-])npm (run )?([a-z][\w:-]*)/g)].flatMap(([command, run, name = '']) =>
      name in scripts || (!run && NPM_ITSELF.has(name)) ? [] : [`no script for \`${command}\``],
    ),
  )
}

/** A path counts as ours when it begins with a folder of the root; `<slug>`, `*`, `…` and NNNN stand for anything. */
function pathProblems({ text }: SourceFile, root: string, parts: Set<string>): string[] {
  return inlineCodeIn(text)
    .flatMap((code) => code.split(/\s+/))
    .map((word) => word.replace(/[,;:,。]+$/, '').replace(/(:\d+)+$/, ''))
    .filter((word) => parts.has(word.split('/')[0] ?? '') && word.includes('/') && !MADE_BY_BUILDS.test(word))
    .filter((word) => globSync(asPattern(word), { cwd: root }).length === 0)
    .map((word) => `no such path \`${word}\``)
}

function asPattern(word: string): string {
  return word.replaceAll(/<[^>]+>|NNNN|…|\.{3}/g, '*').replace(/\/$/, '')
}

function linkProblems({ path: place, text }: SourceFile, root: string): string[] {
  return [...withoutCode(text).matchAll(/\]\(\s*<?([^)\s>]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z][a-z+.-]*:|^#/i.test(target))
    .filter((target) => {
      const file = decodeURIComponent(target.replace(/[#?].*$/, ''))
      return !existsSync(path.join(root, file.startsWith('/') ? file : path.join(path.dirname(place), file)))
    })
    .map((target) => `broken link ${target}`)
}

const FENCED = /^(```|~~~)[^\n]*\n([\s\S]*?)^\1/gm

function codeIn(text: string): string[] {
  return [...[...text.matchAll(FENCED)].map(([, , code = '']) => code), ...inlineCodeIn(text)]
}

function inlineCodeIn(text: string): string[] {
  return [...text.replaceAll(FENCED, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

function withoutCode(text: string): string {
  return text.replaceAll(FENCED, '').replaceAll(/`[^`\n]+`/g, '')
}

if (import.meta.main) report('documents', checkDocs(process.argv[2] ?? process.cwd()))
