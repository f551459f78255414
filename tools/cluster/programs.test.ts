import { expect, it } from 'vitest'
import { lackOf } from './programs.ts'

it('names the packages that are missing, and how they come', () => {
  const has = (file: string) => !file.endsWith('/patroni') && !file.endsWith('/etcd')
  expect(lackOf(has, true)).toBe(
    'this machine lacks patroni, etcd-server: apt-get install --no-install-recommends patroni etcd-server python3-etcd',
  )
})

it('needs root, and nothing else where all is there', () => {
  expect(lackOf(() => true, true)).toBeUndefined()
  expect(lackOf(() => true, false)).toContain('root')
  expect(lackOf(() => false, true)).toContain('postgresql-15')
})
