import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverArguments } from '../server-command.ts'
import type { Cluster } from './cluster.ts'
import { launch, runToEnd, send, until } from './processes.ts'
import { program } from './programs.ts'
import { settingsOf } from './render-cluster.ts'
import type { ApplicationMachine } from './settings.ts'

/** The first start loads the demonstration through the whole cluster, on a machine that may have other work. */
const READY_SECONDS = 420

/** Keys and the folder of files are the same on every instance. */
interface Installation {
  readonly fieldKey: string
  readonly publicUrl: string
}

export type Instance = ReturnType<typeof makeInstance>

/** An instance of the product with the HAProxy beside it, begun anew when it ends, as systemd does. */
export function makeInstance(
  cluster: Cluster,
  machine: ApplicationMachine,
  { fieldKey, publicUrl }: Installation,
) {
  const { folder, settings, secrets, uid } = cluster
  const gid = 9_000 + Number(machine.proxy.split('.')[3])
  const own = settingsOf(settings, machine.name)
  const home = path.dirname(own.settings)
  const databaseUrl = (user: string, password: string) =>
    `postgres://${user}:${password}@${machine.proxy}:${settings.ports.primary}/longqirong`
  const env = {
    HOST: machine.address,
    PORT: String(machine.port),
    DATA_DIR: path.join(folder, 'files'),
    DATABASE_URL: databaseUrl('lqr_app', secrets.application),
    FIELD_KEY: fieldKey,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: 'loopback',
    DEMO: '1',
    NODE_ENV: 'production',
  }
  const url = `http://${machine.address}:${machine.port}`
  let haproxy: ChildProcess | undefined
  let product: ChildProcess | undefined
  let isWanted = false
  let exits = 0

  function run(release: string): void {
    const child = launch(process.execPath, serverArguments(), {
      gid,
      env,
      cwd: release,
      log: path.join(home, 'product.log'),
    })
    product = child
    child.once('exit', () => {
      if (!isWanted || product !== child) return
      exits += 1
      setTimeout(() => isWanted && product === child && run(release), 500)
    })
  }
  const ready = async () => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) })
    return answer.ok ? true : undefined
  }

  return {
    ...machine,
    gid,
    url,
    /** How often it ended without being told to. */
    exits: () => exits,
    startProxy() {
      mkdirSync(home, { recursive: true })
      const file = path.join(own.settings, 'haproxy/haproxy.cfg')
      // It is started without root's rights and has none to give up.
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^ {2}(?:user|group) haproxy\n/gm, ''))
      haproxy = launch(program('haproxy'), ['-f', file, '-db'], {
        uid,
        gid,
        log: path.join(home, 'haproxy.log'),
      })
    },
    /** Brings the database to the version of this release, as its owner. */
    migrate: (release: string) =>
      runToEnd(process.execPath, ['tools/migrate.ts'], {
        cwd: release,
        env: { ...env, DATABASE_OWNER_URL: databaseUrl('lqr_owner', secrets.owner) },
      }),
    audit: (release: string) => runToEnd(process.execPath, ['tools/audit-verify.ts'], { cwd: release, env }),
    async start(release: string) {
      isWanted = true
      run(release)
      await until(`${machine.name} to be ready`, READY_SECONDS, ready)
    },
    async stop() {
      isWanted = false
      if (product?.pid === undefined || product.exitCode !== null || product.signalCode !== null) return
      const ended = once(product, 'exit')
      send([product.pid], 'SIGTERM')
      await Promise.race([ended, pause(15_000, undefined, { ref: false })])
      send([product.pid], 'SIGKILL')
    },
    stopProxy: () => send(haproxy?.pid === undefined ? [] : [haproxy.pid], 'SIGKILL'),
  }
}
