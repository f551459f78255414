import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Nginx, SITE, startNginx } from '../../apps/server/src/http/nginx.fixtures.ts'
import { freePort } from '../../benchmarks/harness/processes.ts'
import { makeCluster } from './cluster.ts'
import { makeEntryClient } from './entry-client.ts'
import { makeInstance } from './instances.ts'
import type { Release } from './release.ts'
import { renderCluster } from './render-cluster.ts'
import type { Stage } from './run-fault.ts'
import { type ClusterSettings, newSecrets } from './settings.ts'
import { signIn } from './sign-in.ts'
import { testSettings } from './test-settings.ts'

const INSTANCES = 2

/** The whole of deploy/cluster on this machine: `start` brings it up, `end` takes it away in whatever state it is. */
export async function makeStage(etcdInterface: ClusterSettings['etcd']['interface'], release: Release) {
  const folder = mkdtempSync(path.join(tmpdir(), 'longqirong-cluster-'))
  chmodSync(folder, 0o711)
  const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort))
  const settings = testSettings(folder, ports, etcdInterface)
  const secrets = newSecrets()
  const cluster = makeCluster(folder, settings, secrets)
  const installation = { fieldKey: randomBytes(32).toString('hex'), publicUrl: `https://${SITE}` }
  const instances = settings.applications.map((machine) => makeInstance(cluster, machine, installation))
  const [first] = instances
  if (first === undefined) throw new Error('a cluster has instances')
  let nginx: Nginx | undefined

  return {
    async start(begun: string): Promise<Stage> {
      await cluster.start()
      for (const instance of instances) instance.startProxy()
      await first.migrate(begun)
      for (const instance of instances) await instance.start(begun)
      const upstream = renderCluster(settings, secrets).find(({ machine }) => machine === 'entry1')
      nginx = await startNginx(upstream?.text ?? '')
      const ask = makeEntryClient({ port: nginx.httpsPort, host: SITE, certificate: nginx.certificate })
      return { cluster, instances, release, ask, token: await signIn(first.url) }
    },
    audit: () => first.audit(release.current),
    /** What the programs wrote, for whoever looks into a failure. */
    keepLogs: (place: string) =>
      cpSync(folder, place, {
        recursive: true,
        filter: (file) => !/\/(?:disk|etcd|files|backups|run)(?:\/|$)/.test(file),
      }),
    async end() {
      await Promise.all(instances.map((instance) => instance.stop()))
      await nginx?.stop()
      for (const instance of instances) instance.stopProxy()
      await cluster.stop()
    },
  }
}
