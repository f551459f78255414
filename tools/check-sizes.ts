import { type CheckResult, report } from './check-result.ts'
import { isSource, isTest, readTree } from './source-tree.ts'

const SOURCE_LINES = 300
const TEST_LINES = 400

/** Files that grew beyond what one reading takes in; split them by meaning. */
export function checkSizes(root: string): CheckResult {
  const files = readTree(root, (place) => isSource(place) || place.endsWith('.css'))
  const problems = files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length
    const limit = isTest(path) ? TEST_LINES : SOURCE_LINES
    return lines > limit ? [`${path}: ${lines} lines, at most ${limit}`] : []
  })
  return { seen: files.length, problems }
}

if (import.meta.main) report('sizes', checkSizes(process.argv[2] ?? process.cwd()))
