import { expect, test } from 'vitest'
import { checkDocs } from './check-docs.ts'
import { temporaryTree } from './temporary-tree.ts'

function documents(readme: string, more: Record<string, string> = {}) {
  return temporaryTree({
    'package.json': JSON.stringify({ scripts: { start: 'x', where: 'x', 'db:fill': 'x' } }),
    'README.md': readme,
    'CONTRIBUTING.md': '# Contributing',
    'database/migrations/0001_products_init.sql': '',
    'apps/server/src/domains/products/index.ts': '',
    ...more,
  })
}

test.each([
  ['Use `npm run wher financing`.', 'no script for `npm run wher`'],
  ['```sh\ncd x && npm run build\n```', 'no script for `npm run build`'],
  ['`npm bench` prints.', 'no script for `npm bench`'],
  [
    'See `apps/server/src/domains/product/index.ts`.',
    'no such path `apps/server/src/domains/product/index.ts`',
  ],
  ['See `apps/<app>/domains/<slug>/calls`.', 'no such path `apps/<app>/domains/<slug>/calls`'],
  ['Read [the glossary](docs/glossary.md).', 'broken link docs/glossary.md'],
  ['![Home](docs/images/home.png)', 'broken link docs/images/home.png'],
])('%s is reported', (readme, expected) => {
  using tree = documents(readme)
  expect(checkDocs(tree.root).problems).toEqual([`README.md: ${expected}`])
})

test('commands, paths, patterns and links that exist are not reported, nor is what a build makes', () => {
  using tree = documents(
    [
      '`npm start`, `npm ci`, `npm run where financing`, `npm run db:fill -- --companies 300000`',
      '`apps/server/src/domains/<slug>/index.ts:12`, `database/migrations/NNNN_<slug>_<what>.sql`, `database/`',
      '`apps/portal/build/client`, `GET /portal/home`, `text/html`',
      '[how](docs/how-to/a.md#step-2) [out](https://example.org/a) [here](#shape) `[not](a-link.md)`',
    ].join('\n\n'),
    { 'docs/how-to/a.md': '[back](../../README.md)' },
  )
  expect(checkDocs(tree.root)).toEqual({ seen: 5, problems: [] })
})

test.each([
  ['/** See product.md 4.1. */', 'cites product.md, which is not in the repository'],
  ['// docs/rules.md, Cloks', 'cites «Cloks», which is no heading of docs/rules.md'],
  [
    '/** As specification 2 and 7 say. */',
    'cites specification 7, which docs/specification.md does not have',
  ],
  ['/** As decided\n * (decision 0099). */', 'cites decision 0099, which is not in docs/decisions'],
])('the comment %s is reported', (comment, expected) => {
  using tree = documents('', {
    'docs/rules.md': '# Rules\n\n## Clocks\n',
    'docs/specification.md': '## 2. Screens\n',
    'docs/decisions/0001-a.md': '# a',
    'packages/contract/src/products/a.ts': `${comment}\nexport const a = 1`,
  })
  expect(checkDocs(tree.root).problems).toEqual([`packages/contract/src/products/a.ts: ${expected}`])
})

test('a comment may cite documents, headings, sections and decisions that are there; texts are no comments', () => {
  using tree = documents('', {
    'docs/rules.md': '# Rules\n\n## Clocks\n',
    'docs/specification.md': '## 2. Screens\n',
    'docs/decisions/0001-a.md': '# a',
    'database/migrations/0002_stars.sql': '-- Why: docs/rules.md, Clocks; decision 0001.',
    'packages/contract/src/products/a.ts': `/** By specification 2 (docs/rules.md, Clocks). */\nexport const a = 'product.md'`,
  })
  expect(checkDocs(tree.root).problems).toEqual([])
})

test('a repository without a README is reported', () => {
  using tree = temporaryTree({ 'package.json': '{}', 'docs/a.md': '' })
  expect(checkDocs(tree.root).problems).toEqual(['README.md is missing', 'CONTRIBUTING.md is missing'])
})
