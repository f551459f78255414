import type { UserInfo } from '@lqr/contract/identity/entities.ts'
import { expect, test } from 'vitest'
import { USER_COMMANDS } from '../header/user-commands.ts'
import { avatarLeadsToCertification, certificationStatus, visitorStatus } from './certification-status.ts'
import { signOutCookies } from './guard-notice.ts'
import { managementAddress } from './management-address.ts'
import { toSessionView } from './to-session-view.ts'

const info: UserInfo = {
  user: {
    userId: '1',
    userName: 'gaolan',
    nickName: '',
    phonenumber: null,
    avatar: null,
    companyId: '3',
    orgId: null,
    orgName: null,
    regionCode: null,
    userSourceType: '7',
  },
  roles: [],
  permissions: [],
  comBaseinfo: { companyId: '3', corporateName: '示例公司', certiFlg: 1, rejectReason: null },
  mustResetPassword: false,
}

test('without roles from the server the role is ROLE_DEFAULT', () => {
  expect(toSessionView(info).roles).toEqual(['ROLE_DEFAULT'])
  expect(toSessionView({ ...info, roles: ['enterprise'] }).roles).toEqual(['enterprise'])
})

test.each([
  { userSourceType: '7', certiFlg: 1, leads: true },
  { userSourceType: '7', certiFlg: 2, leads: false },
  { userSourceType: '7', certiFlg: 3, leads: false },
  { userSourceType: '7', certiFlg: 4, leads: true },
  { userSourceType: '17', certiFlg: null, leads: true },
  { userSourceType: null, certiFlg: 1, leads: true },
  { userSourceType: '3', certiFlg: null, leads: false },
  { userSourceType: '2', certiFlg: 1, leads: false },
])('the avatar of type $userSourceType with flag $certiFlg leads to certification: $leads', (row) => {
  expect(avatarLeadsToCertification(row)).toBe(row.leads)
})

// Source types 7, 17 and unset with flag 1, 4 or unset lead to certification; flag 3, and every other type, to the management portal.
test.each(['7', '17', null])(
  'the avatar of source type %s follows the certification flag',
  (userSourceType) => {
    const leads = [1, 4, null, 3].map((certiFlg) => avatarLeadsToCertification({ userSourceType, certiFlg }))
    expect(leads).toEqual([true, true, true, false])
  },
)

test.each(['1', '2', '3', '4', '5'])('the avatar of source type %s never leads to certification', (type) => {
  const leads = [1, 2, 3, 4, null].map((certiFlg) =>
    avatarLeadsToCertification({ userSourceType: type, certiFlg }),
  )
  expect(leads).not.toContain(true)
})

test('source type 7 has its certification status in a badge, 17 in words, others their kind of account', () => {
  const shown = ['7', '17', '3', null].map((userSourceType) => visitorStatus({ userSourceType, certiFlg: 3 }))
  expect(shown).toEqual([
    { text: '已认证', badge: 'success' },
    { text: '已认证', badge: undefined },
    { text: '金融机构', badge: undefined },
    undefined,
  ])
  expect(visitorStatus({ userSourceType: '7', certiFlg: null })).toEqual({ text: '未认证', badge: 'warning' })
})

test('the user menu has four commands: three of the management portal, and log out', () => {
  expect(USER_COMMANDS.map(({ label, path }) => [label, path])).toEqual([
    ['管理后台', '/'],
    ['个人中心', '/personal'],
    ['消息中心', '/messages'],
    ['退出登录', undefined],
  ])
})

test('every certification flag has its words, an unset one is not certified', () => {
  expect([1, 2, 3, 4, null].map((flag) => certificationStatus(flag).text)).toEqual([
    '未认证',
    '认证中',
    '已认证',
    '认证失败',
    '未认证',
  ])
})

test('signing out takes away both cookies', () => {
  const lines = signOutCookies().join('\n')
  expect(lines).toMatch(/Admin-Token=; Path=\/; Max-Age=0/)
  expect(lines).toMatch(/Admin-Expires-In=; Path=\/; Max-Age=0/)
})

test('the management portal is addressed under its base, values are encoded', () => {
  expect(managementAddress('/console', '/product/apply', { proId: '3' })).toBe(
    '/console/product/apply?proId=3',
  )
  expect(managementAddress('https://m.example.cn/', '/equityFinancing/add', { orgNo: undefined })).toBe(
    'https://m.example.cn/equityFinancing/add',
  )
  expect(managementAddress('/console', '/operation/detail', { demandNo: 'A&b=1' })).toBe(
    '/console/operation/detail?demandNo=A%26b%3D1',
  )
})
