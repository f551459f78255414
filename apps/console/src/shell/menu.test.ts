import { expect, test } from 'vitest'
import { House } from 'lucide-react'
import { menuFor, mayOpen, type RouteLine } from './menu.ts'

const load = async () => ({ Component: () => null })
const menu = (group: 'enterprise' | 'institution' | 'account', label: string) => ({
  group,
  label,
  icon: House,
})
const lines: readonly RouteLine[] = [
  { path: 'personal', slug: 'shell', roles: ['enterprise'], menu: menu('enterprise', '总览'), load },
  { path: 'personal/applications/:id', slug: 'products', roles: ['enterprise'], load },
  {
    path: 'workbench',
    slug: 'products',
    roles: ['financeOfficer', 'financeManager'],
    menu: menu('institution', '任务池'),
    load,
  },
  {
    path: 'workbench/leases',
    slug: 'products',
    roles: ['financeOfficer'],
    permission: 'leases:tasks',
    menu: menu('institution', '租赁需求'),
    load,
  },
  { path: 'messages', slug: 'messages', menu: menu('account', '消息'), load },
]

function paths(roles: Parameters<typeof menuFor>[1], permissions: readonly string[] = []) {
  return menuFor(lines, roles, permissions).flatMap(({ lines: own }) => own.map(({ path }) => path))
}

test('the set of roles decides what stands in the menu, never their order', () => {
  expect(paths(['enterprise'])).toEqual(['personal', 'messages'])
  expect(paths(['agency', 'financeManager'])).toEqual(['workbench', 'messages'])
  expect(paths(['enterprise', 'financeOfficer'])).toEqual(paths(['financeOfficer', 'enterprise']))
})

test('an account without roles opens nothing that asks for one', () => {
  expect(paths(['ROLE_DEFAULT'])).toEqual(['messages'])
  expect(lines.filter((line) => mayOpen(line, ['ROLE_DEFAULT'], [])).map(({ path }) => path)).toEqual([
    'messages',
  ])
})

test('a page without a menu entry is guarded all the same', () => {
  expect(mayOpen({ roles: ['enterprise'] }, ['financeOfficer'], [])).toBe(false)
})

test('a page that asks for a permission needs it besides the role', () => {
  expect(paths(['financeOfficer'], ['leases:tasks'])).toEqual(['workbench', 'workbench/leases', 'messages'])
  expect(paths(['financeOfficer'])).not.toContain('workbench/leases')
  expect(paths(['enterprise'], ['leases:tasks'])).not.toContain('workbench/leases')
})
