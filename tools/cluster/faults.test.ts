import { expect, it } from 'vitest'
import { chooseFaults, FAULTS } from './faults.ts'
import { holeAround, holeBetween } from './holes.ts'

it('chooses faults by name, the upgrade first, and names what it does not know', () => {
  expect(chooseFaults(['stall', 'upgrade', 'switch']).map(({ name }) => name)).toEqual([
    'upgrade',
    'switch',
    'stall',
  ])
  expect(chooseFaults([])).toHaveLength(FAULTS.length)
  expect(() => chooseFaults(['flood'])).toThrow(/no fault flood; there are .*switch/)
})

it('holds the faults that decide whether acknowledged writes can be lost', () => {
  const names = FAULTS.map(({ name }) => name)
  for (const needed of ['stall', 'cut-off', 'machine', 'lag', 'etcd-all', 'disk'])
    expect(names).toContain(needed)
})

it('promises twenty seconds for a dead machine and five for a planned switch', () => {
  const promised = (name: string) => FAULTS.find((fault) => fault.name === name)?.gapSeconds
  expect([promised('machine'), promised('switch')]).toEqual([20, 5])
})

it('cuts both ways between two machines, and everything around one', () => {
  const [one, other] = [
    { address: '127.0.0.11', gid: 9011 },
    { address: '127.0.0.12', gid: 9012 },
  ]
  expect(holeBetween(one, other).map((rule) => rule.join(' '))).toEqual([
    'OUTPUT -d 127.0.0.12 -m owner --gid-owner 9011 -j DROP',
    'OUTPUT -d 127.0.0.11 -m owner --gid-owner 9012 -j DROP',
  ])
  expect(holeAround(one).map((rule) => rule.join(' '))).toEqual([
    'INPUT -i lo -d 127.0.0.11 -j DROP',
    'OUTPUT -m owner --gid-owner 9011 -j DROP',
  ])
})
