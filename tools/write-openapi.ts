// Writes packages/contract/openapi.json and docs/data-catalogue.csv from the contract; --check compares.
import path from 'node:path'
import { allCalls } from '../packages/contract/src/all-calls.ts'
import { codeLists } from '../packages/contract/src/code-lists.ts'
import { openApi } from '../packages/contract/src/kernel/openapi.ts'
import { report } from './check-result.ts'
import { dataCatalogue } from './data-catalogue.ts'
import { checkGenerated, writeGenerated } from './generated-file.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = [
  {
    place: 'packages/contract/openapi.json',
    text: `${JSON.stringify(openApi(allCalls, codeLists), null, 2)}\n`,
  },
  { place: 'docs/data-catalogue.csv', text: dataCatalogue(allCalls) },
]

if (process.argv.includes('--check')) {
  report('openapi', checkGenerated(root, files, 'npm run openapi'))
} else {
  const changed = writeGenerated(root, files)
  process.stdout.write(`${allCalls.length} calls, ${changed.length === 0 ? 'unchanged' : 'written'}\n`)
}
