import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fillTemplate } from './fill-template.ts'
import { hugePagesFor } from './huge-pages.ts'
import { renderCluster } from './render-cluster.ts'
import { type ClusterSettings, newSecrets, secretProblems, settingsProblems } from './settings.ts'

const EXAMPLE = path.resolve(import.meta.dirname, '../../deploy/cluster/cluster.example.json')
const example = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as ClusterSettings
const secrets = newSecrets()
const rendered = renderCluster(example, secrets)
const fileOf = (machine: string, place: string) =>
  rendered.find((file) => file.machine === machine && file.place === place)?.text ?? ''

describe('a template', () => {
  it('takes values by their path and repeats lines for every member, whose own fields go first', () => {
    const values = { name: 'all', ports: { etcd: 2379 }, nodes: [{ name: 'a' }, { name: 'b' }] }
    const text = '{{name}}\n{{#each nodes}}\n- {{name}}:{{ports.etcd}}\n{{/each}}\nend\n'
    expect(fillTemplate(text, values)).toBe('all\n- a:2379\n- b:2379\nend\n')
  })

  it.each(['{{nothing}}', '{{ports.none}}', '{{ports}}', '{{#each name}}\nx\n{{/each}}\n'])(
    'with a place that has no value, %s, is refused',
    (text) => {
      expect(() => fillTemplate(text, { name: 'n', ports: { etcd: 1 } })).toThrow(/no (value|list)/)
    },
  )
})

describe('the files of the example', () => {
  it('are those of every machine and hold no place without a value', () => {
    expect(rendered.map(({ machine, place }) => `${machine}${place}`)).toEqual([
      ...['db1', 'db2', 'db3'].flatMap((name) =>
        [
          'default/etcd',
          'patroni/config.yml',
          'systemd/system/patroni.service.d/restart.conf',
          'patroni/post-bootstrap.sh',
          'pgbackrest.conf',
          'sysctl.d/60-longqirong.conf',
        ].map((place) => `${name}/etc/${place}`),
      ),
      ...['app1', 'app2'].flatMap((name) =>
        ['haproxy/haproxy.cfg', 'longqirong/environment.cluster'].map((place) => `${name}/etc/${place}`),
      ),
      'entry1/etc/nginx/longqirong-upstream.conf',
    ])
    expect(rendered.filter(({ text }) => text.includes('{{'))).toEqual([])
  })

  it('keep what holds a password from everybody but its owner', () => {
    const open = rendered.filter(({ mode }) => (mode & 0o077) !== 0).map(({ text }) => text)
    for (const secret of Object.values(secrets))
      expect(open.filter((text) => text.includes(secret))).toEqual([])
  })

  it('let Patroni wait for a second copy of every commit and renew its lease well before it ends', () => {
    const text = fileOf('db2', '/etc/patroni/config.yml')
    expect(text).toContain('synchronous_mode: true')
    expect(text).toContain('synchronous_mode_strict: true')
    const seconds = (name: string) => Number(new RegExp(`^ *${name}: (\\d+)$`, 'm').exec(text)?.[1])
    expect(seconds('ttl')).toBeGreaterThanOrEqual(seconds('loop_wait') + 2 * seconds('retry_timeout'))
    expect(text).toContain('connect_address: 10.1.0.12:5432')
  })

  it('have Patroni started again a second after it died, however often', () => {
    const unit = fileOf('db1', '/etc/systemd/system/patroni.service.d/restart.conf')
    expect(unit).toMatch(/^\[Unit\]\nStartLimitIntervalSec=0\n/m)
    expect(unit).toMatch(/^\[Service\]\nRestart=on-failure\nRestartSec=1\n/m)
  })

  // Said by `postgres -C shared_memory_size_in_huge_pages` of PostgreSQL 15.
  it.each([
    ['128MB', 100, 72],
    ['512MB', 500, 286],
    ['4GB', 200, 2_109],
    ['64GB', 500, 33_512],
  ])('have huge pages for buffers of %s and %i connections', (sharedBuffers, maxConnections, needed) => {
    const pages = hugePagesFor({ sharedBuffers, maxConnections })
    expect(pages).toBeGreaterThanOrEqual(needed)
    expect(pages).toBeLessThan(needed * 1.01 + 32)
  })

  it('keep so many huge pages for each database', () => {
    const pages = hugePagesFor(example.postgres)
    expect(fileOf('db3', '/etc/sysctl.d/60-longqirong.conf')).toMatch(
      new RegExp(`^vm\\.nr_hugepages = ${pages}$`, 'm'),
    )
  })

  it('use the interface of etcd that compares before it sets', () => {
    expect(fileOf('db1', '/etc/patroni/config.yml')).toMatch(/^etcd:\n {2}hosts:\n {4}- 10\.1\.0\.11:2379\n/m)
    expect(fileOf('db1', '/etc/default/etcd')).toContain('ETCD_ENABLE_V2=true')
  })

  it('lead the product to the primary through the HAProxy of its own machine', () => {
    expect(fileOf('app2', '/etc/longqirong/environment.cluster')).toContain(
      `DATABASE_URL=postgres://lqr_app:${secrets.application}@127.0.0.1:5000/longqirong`,
    )
    const [db1, db2, db3] = [11, 12, 13].map(
      (part) => `postgres://lqr_app:${secrets.application}@10.1.0.${part}:5432/longqirong`,
    )
    expect(fileOf('app2', '/etc/longqirong/environment.cluster')).toContain(
      `# DATABASE_REPLICA_URLS=${db1},${db2},${db3}\n`,
    )
    expect(fileOf('app2', '/etc/haproxy/haproxy.cfg')).toContain('server db3 10.1.0.13:5432 check port 8008')
  })
})

describe('settings that cannot stand', () => {
  const [db1, db2, db3] = example.databases
  if (!db1 || !db2 || !db3) throw new Error('the example has three databases')
  it.each([
    ['an even number of databases', { databases: [db1, db2] }, /odd number/],
    ['one instance', { applications: example.applications.slice(1) }, /at least two/],
    ['a name twice', { databases: [db1, db1, db3] }, /named twice/],
    ['a host name', { databases: [db1, db2, { name: 'db3', address: 'db3.local' }] }, /no IPv4/],
    ['buffers without a unit', { postgres: { ...example.postgres, sharedBuffers: '4000' } }, /MB or GB/],
    ['an unknown interface', { etcd: { data: '/x', interface: 'consul' as 'etcd' } }, /interface/],
  ])('%s is said', (_what, change, expected) => {
    expect(settingsProblems({ ...example, ...change }).join('\n')).toMatch(expected)
  })

  it('a password that could mean something in SQL or YAML is refused', () => {
    expect(secretProblems({ ...secrets, owner: "abc'; drop database x --" })).toHaveLength(1)
    expect(() => renderCluster(example, { ...secrets, owner: 'short' })).toThrow('owner')
  })
})
