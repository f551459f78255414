import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import https from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../data/embedded-postgres/free-port.ts'
import { runProgram } from '../data/embedded-postgres/run-program.ts'

const SHIPPED = fileURLToPath(new URL('../../../../deploy/nginx/longqirong.conf', import.meta.url))
const PROGRAMS = ['nginx', '/usr/sbin/nginx']
export const SITE = 'portal.example.com'

export interface Nginx {
  readonly httpPort: number
  readonly httpsPort: number
  readonly certificate: string
  /** What it wrote of requests so far. */
  accessLog(): Promise<string>
  stop(): Promise<void>
}

/** The nginx of this machine, where there is openssl as well; undefined when there is none. */
export async function findNginx(): Promise<string | undefined> {
  const answers = async (file: string, word: string) => {
    const place = { cwd: tmpdir(), account: undefined }
    return (await runProgram(file, [word], place).catch(() => undefined))?.code === 0
  }
  if (!(await answers('openssl', 'version'))) return undefined
  for (const file of PROGRAMS) if (await answers(file, '-v')) return file
  return undefined
}

/**
 * The file that is shipped, with ports, certificate and logs of its own, before the product on this port, or before the
 * instances that a block `upstream longqirong` names.
 */
export async function startNginx(product: number | string): Promise<Nginx> {
  const program = await findNginx()
  if (program === undefined) throw new Error('this machine has no nginx')
  const folder = await mkdtemp(path.join(tmpdir(), 'lqr-nginx-'))
  await chmod(folder, 0o755)
  const at = (name: string) => path.join(folder, name)
  await makeCertificate(folder)
  const httpPort = await freePort(undefined)
  const httpsPort = await freePort(undefined)
  await writeFile(
    at('site.conf'),
    adapted(await readFile(SHIPPED, 'utf8'), { folder, httpPort, httpsPort, product }),
  )
  await writeFile(at('nginx.conf'), mainFile(folder))
  const child = spawn(program, ['-p', folder, '-e', at('start.log'), '-c', at('nginx.conf')], {
    stdio: 'ignore',
  })
  await untilOpen(httpsPort, child, () => readFile(at('start.log'), 'utf8'))
  return {
    httpPort,
    httpsPort,
    certificate: await readFile(at('portal.crt'), 'utf8'),
    accessLog: () => readFile(at('longqirong.log'), 'utf8'),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What came back. */
export interface Seen {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Asks over https as a browser of the site would; with a body it posts. */
export function askNginx(
  { httpsPort, certificate }: Nginx,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<Seen> {
  const { promise, resolve, reject } = Promise.withResolvers<Seen>()
  const request = https.request(
    {
      host: '127.0.0.1',
      port: httpsPort,
      path,
      servername: SITE,
      ca: certificate,
      agent: false,
      method: body ? 'POST' : 'GET',
      headers: { host: SITE, ...headers },
    },
    (answer) => void readAnswer(answer).then(resolve, reject),
  )
  request.once('error', reject)
  request.end(body)
  return promise
}

export async function readAnswer(answer: IncomingMessage): Promise<Seen> {
  const pieces = (await answer.toArray()) as Buffer[]
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(pieces).toString() }
}

async function makeCertificate(folder: string): Promise<void> {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-x509', '-days', '2']
  const files = ['-keyout', 'portal.key', '-out', 'portal.crt']
  const names = ['-subj', `/CN=${SITE}`, '-addext', `subjectAltName=DNS:${SITE}`]
  const place = { cwd: folder, account: undefined }
  const { code, output } = await runProgram('openssl', ['req', ...kind, ...files, ...names], place)
  if (code !== 0) throw new Error(output)
}

interface Place {
  folder: string
  httpPort: number
  httpsPort: number
  product: number | string
}

/** Every change must find what it changes, so that the file cannot move away from its test. */
function adapted(text: string, { folder, httpPort, httpsPort, product }: Place): string {
  const block = text.indexOf('upstream longqirong {')
  const shippedUpstream = text.slice(block, text.indexOf('\n}\n', block) + '\n}\n'.length)
  const upstream: [string, string] =
    typeof product === 'number' ? ['127.0.0.1:8080', `127.0.0.1:${product}`] : [shippedUpstream, product]
  const changes: [string, string][] = [
    ['listen 80 ', `listen 127.0.0.1:${httpPort} `],
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    upstream,
    ['/etc/nginx/tls', folder],
    ['/var/log/nginx', folder],
    ['/var/cache/nginx', folder],
  ]
  const overOneProtocol = text.split('\n').filter((line) => !line.includes('listen [::]:'))
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`the file of nginx has no ${from}`)
    return changed.replaceAll(from, to)
  }, overOneProtocol.join('\n'))
}

function mainFile(folder: string): string {
  const stores = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const http = [
    ...stores.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${folder}/site.conf;`,
  ]
  return `daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\n  ${http.join('\n  ')}\n}\n`
}

async function untilOpen(port: number, child: ChildProcess, said: () => Promise<string>): Promise<void> {
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(await said())
  }
}

function isOpen(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1', () => resolve(true))
  socket.once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}
