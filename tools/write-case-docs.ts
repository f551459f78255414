// Writes docs/cases/<kind>.md from the declarations of the contract; --check compares.
import path from 'node:path'
import { allCases } from '../packages/contract/src/all-cases.ts'
import { describeCase } from '../packages/contract/src/kernel/cases/describe-case.ts'
import { report } from './check-result.ts'
import { checkGenerated, writeGenerated } from './generated-file.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = allCases.map((declaration) => ({
  place: `docs/cases/${declaration.kind}.md`,
  text: describeCase(declaration),
}))

if (process.argv.includes('--check')) {
  report('case docs', checkGenerated(root, files, 'npm run case-docs'))
} else {
  const changed = writeGenerated(root, files)
  process.stdout.write(`${changed.length === 0 ? 'unchanged' : changed.join(', ')}\n`)
}
