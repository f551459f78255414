import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test('addresses of this machine, of networks inside and for special purposes are not public', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ]
  const six = [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '2001:db8::1',
    '2002:a00:1::',
  ]
  for (const address of [...inside, ...six, '224.0.0.1', '255.255.255.255', 'no address', ''])
    expect(isPublicAddress(address), address).toBe(false)
  for (const address of ['61.178.1.1', '172.32.0.1', '100.63.0.1', '2400:3200::1'])
    expect(isPublicAddress(address), address).toBe(true)
})
