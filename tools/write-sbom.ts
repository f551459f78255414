// npm run sbom [-- <文件>]: what is shipped, package by package, as CycloneDX; read from package-lock.json by npm itself.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainProblem, reportStartProblem } from '../apps/server/src/process/plain-problem.ts'

const WORDS = [
  'sbom',
  '--package-lock-only',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--omit=dev',
]
const OUTPUT = 'build/sbom.cdx.json'
const root = path.resolve(import.meta.dirname, '..')

interface Bom {
  bomFormat?: string
  specVersion: string
  components?: { name: string }[]
}

try {
  const file = path.resolve(process.env.INIT_CWD ?? root, process.argv[2] ?? path.join(root, OUTPUT))
  const text = runNpm()
  const { bomFormat, specVersion, components = [] } = JSON.parse(text) as Bom
  if (bomFormat !== 'CycloneDX' || components.length === 0)
    throw new PlainProblem('npm sbom 没有给出 CycloneDX 清单')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  process.stdout.write(`${file}：CycloneDX ${specVersion}，${components.length} 个组件\n`)
} catch (error) {
  reportStartProblem(error)
}

/** The npm that runs this script, or the one on the PATH. */
function runNpm(): string {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []]
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...WORDS], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0) throw new PlainProblem(`npm sbom 失败：${stderr || String(error)}`)
  return stdout
}
