// Makes a fresh clone ready: installs what the lock says, builds both web apps, finds a browser.
// Runs before anything is installed, under the machine's own Node 20, so it imports nothing but Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const at = (...parts) => path.join(root, ...parts)
const options = new Set(process.argv.slice(2))
const OLDEST_NODE = [22, 22]

const BUILDS = [
  { name: '门户', app: 'apps/portal', output: 'build', tool: '@react-router/dev', script: 'bin.cjs' },
  { name: '管理端', app: 'apps/console', output: 'dist', tool: 'vite', script: 'bin/vite.js' },
]
const SHARED_SOURCES = [
  'packages/contract',
  'packages/ui',
  'packages/web-client',
  'tsconfig.base.json',
  'package-lock.json',
]
const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', '.react-router', 'test-results'])

install()
if (options.has('--browser')) ensureBrowser()
if (!options.has('--install-only')) for (const build of BUILDS) buildApp(build)

function install() {
  const stamp = at('node_modules', '.install-stamp')
  const wanted = hashOf([`${process.platform} ${process.arch}`, readFileSync(at('package-lock.json'))])
  if (readStamp(stamp) === wanted) return
  rmSync(stamp, { force: true })
  step('安装依赖', () => {
    // npm ci also removes the bundled node, so it must run under the node that npm itself runs on.
    const npm = process.env.npm_execpath
    const [command, first] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []]
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    return run(command, [...first, ...args], { shell: !npm && process.platform === 'win32' })
  })
  writeFileSync(stamp, wanted)
}

function buildApp({ name, app, output, tool, script }) {
  const stamp = at(app, output, '.build-stamp')
  const wanted = hashOfSources([app, ...SHARED_SOURCES])
  if (readStamp(stamp) === wanted) return
  rmSync(stamp, { force: true })
  step(`构建${name}`, () => {
    const toolFolder = path.dirname(createRequire(at(app, 'package.json')).resolve(`${tool}/package.json`))
    return run(productNode(), [path.join(toolFolder, script), 'build'], {
      cwd: at(app),
      env: { ...process.env, NODE_ENV: 'production' },
    })
  })
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function productNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const bundled = at('node_modules', `node-${system}-${process.arch}`, 'bin', file)
  if (existsSync(bundled)) return bundled
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return process.execPath
  return stop(
    `此平台没有随附的 Node，请先安装 Node ${OLDEST_NODE.join('.')} 或更高版本。\n` +
      `No Node comes with the packages on this platform: please install Node ${OLDEST_NODE.join('.')} or newer.`,
  )
}

/** Never fatal: the checks that need no browser still run, and the browser step says what is missing. */
function ensureBrowser() {
  if (findBrowser()) return
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (isRootOnDebian) {
    // The shell without windows starts and draws faster; older Debians have only the whole browser.
    const browsers = ['chromium-headless-shell', 'chromium']
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    say('安装浏览器 Chromium …')
    const apt = (...args) =>
      run('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], { env }).status === 0
    const install = (name) => apt('install', '-y', '--no-install-recommends', name, 'fonts-wqy-microhei')
    if (apt('update') && browsers.some(install) && findBrowser()) return
  }
  say(
    '未找到 Chromium，浏览器测试将无法运行。请安装 Chromium（Debian：apt-get install chromium fonts-wqy-microhei），或用环境变量 CHROMIUM_PATH 指定。\n' +
      'No Chromium found, so the browser tests cannot run. Install it, or point CHROMIUM_PATH at one.',
  )
}

function findBrowser() {
  const known = JSON.parse(readFileSync(at('tools', 'chromium-paths.json'), 'utf8'))
  return [process.env.CHROMIUM_PATH, ...known].find((file) => file && existsSync(file))
}

function hashOfSources(places) {
  const files = places.flatMap((place) => filesUnder(place)).filter((file) => !file.includes('.test.'))
  return hashOf(files.toSorted().flatMap((file) => [file, readFileSync(at(file))]))
}

function filesUnder(place) {
  if (!existsSync(at(place))) return []
  if (path.extname(place) === '.json') return [place]
  return readdirSync(at(place), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name)) return []
    const file = `${place}/${entry.name}`
    return entry.isDirectory() ? filesUnder(file) : [file]
  })
}

function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function step(title, work) {
  const startedAt = Date.now()
  say(`${title} …`)
  const result = work()
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
    stop(`${title}失败 (${title}: exit ${result.status ?? result.error?.message ?? result.signal})`)
  }
  say(`${title}完成，用时 ${((Date.now() - startedAt) / 1000).toFixed(1)} 秒`)
}

function run(command, args, extra) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...extra })
}

function say(line) {
  process.stdout.write(`${line}\n`)
}

function stop(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
