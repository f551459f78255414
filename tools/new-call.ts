import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readNewCall } from './new-call/call-kind.ts'
import { writeCall } from './new-call/write-call.ts'

// `npm run new-call products get-product 查看产品` writes the contract, the handler and its test.
const root = path.resolve(import.meta.dirname, '..')
try {
  const call = readNewCall(process.argv.slice(2))
  const places = writeCall(root, call)
  spawnSync('oxfmt', places, { cwd: root, shell: process.platform === 'win32' })
  process.stdout.write(
    `${places.map((place) => `  ${place}\n`).join('')}\n` +
      `Next: choose access, path and fields in the contract, then make the test pass:\n` +
      `  npx vitest run --project api ${call.fileName}\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
