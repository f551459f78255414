import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFile, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../data/embedded-postgres/free-port.ts'
import { runProgram } from '../../data/embedded-postgres/run-program.ts'
import { KEY_ID, SECRET } from './verify-signature.fixtures.ts'

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph-authtool', 'monmaptool', 'ceph']
const STEP_MS = 500
const STEPS = 120

/** Whether this machine has Ceph with its S3 server (Debian: ceph-mon ceph-osd radosgw ceph-common) and may start it. */
export async function hasRadosgw(): Promise<boolean> {
  if (process.geteuid?.() !== 0) return false
  for (const program of PROGRAMS) {
    const done = await run(program, '--version').catch(() => undefined)
    if (!done) return false
  }
  return true
}

async function run(program: string, ...args: string[]): Promise<string> {
  const { code, output } = await runProgram(program, args, { cwd: tmpdir(), account: undefined })
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output}`)
  return output
}

/**
 * One monitor, one store in memory and the S3 server before them, all on the loopback, with one user. Everything ends with `stop`.
 */
export async function startRadosgw() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lqr-ceph-'))
  const at = (name: string) => path.join(folder, name)
  for (const name of ['mon', 'osd', 'run', 'log']) await mkdir(at(name))
  const [s3Port, monPort] = [await freePort(undefined), await freePort(undefined)]
  const [id, osdId] = [randomUUID(), randomUUID()]
  await writeFile(at('ceph.conf'), configuration(folder, id, s3Port, monPort))
  const config = ['-c', at('ceph.conf')]
  const running: ChildProcess[] = []
  const start = async (program: string, ...args: string[]) => {
    const log = await open(at(`log/${program}.out`), 'a')
    running.push(spawn(program, [...config, ...args, '-f'], { stdio: ['ignore', log.fd, log.fd] }))
    await log.close()
  }
  const stop = async () => {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const ring = at('keyring')
    await run('ceph-authtool', '--create-keyring', ring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *')
    const admin = ['-n', 'client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *']
    await run('ceph-authtool', ring, '--gen-key', ...admin)
    const address = `[v2:127.0.0.1:${monPort}]`
    await run('monmaptool', '--create', '--addv', 'a', address, '--fsid', id, at('monmap'))
    await run('ceph-mon', ...config, '--mkfs', '-i', 'a', '--monmap', at('monmap'), '--keyring', ring)
    await start('ceph-mon', '-i', 'a')
    await run('ceph', ...config, '--connect-timeout', '60', 'osd', 'new', osdId)
    const caps = ['mon', 'allow profile osd', 'osd', 'allow *']
    await appendFile(ring, await run('ceph', ...config, 'auth', 'get-or-create', 'osd.0', ...caps))
    await run('ceph-osd', ...config, '-i', '0', '--mkfs', '--osd-uuid', osdId)
    await start('ceph-osd', '-i', '0')
    await start('radosgw', '-n', 'client.admin', '--keyring', ring)
    const user = ['--uid=lqr', '--display-name=lqr', `--access-key=${KEY_ID}`, `--secret-key=${SECRET}`]
    await run('radosgw-admin', ...config, '-n', 'client.admin', 'user', 'create', ...user)
    const url = `http://127.0.0.1:${s3Port}`
    for (let step = 0; ; step += 1) {
      if (
        await fetch(url).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return { url, stop }
      if (step === STEPS) throw new Error('radosgw does not answer')
      await pause(STEP_MS)
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function configuration(folder: string, id: string, s3Port: number, monPort: number): string {
  const at = (name: string) => path.join(folder, name)
  return `[global]
fsid = ${id}
mon_initial_members = a
mon_host = v2:127.0.0.1:${monPort}
auth_cluster_required = cephx
auth_service_required = cephx
auth_client_required = cephx
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
mon_data_avail_crit = 1
mon_data_avail_warn = 2
run_dir = ${at('run')}
admin_socket = ${at('run')}/$name.$pid.asok
pid_file = ${at('run')}/$name.pid
log_file = ${at('log')}/$name.log
mon_data = ${at('mon')}
osd_data = ${at('osd')}
keyring = ${at('keyring')}
crash_dir = ${at('run')}

[client.admin]
rgw_frontends = beast endpoint=127.0.0.1:${s3Port}
rgw_enable_apis = s3, admin
rgw_data = ${at('run')}
rgw_crypt_require_ssl = false
`
}
