import { expect, test } from 'vitest'
import { anonymous } from '../session/session-view.ts'
import { decideAction, type ProtectedAction } from './protected-action.rules.ts'

const enterprise = { ...anonymous, signedIn: true, userSourceType: '7', roles: ['enterprise'], certiFlg: 3 }
const officer = {
  ...anonymous,
  signedIn: true,
  userSourceType: '3',
  roles: ['financeOfficer'],
  certiFlg: null,
}
const all: ProtectedAction[] = [
  'applyProduct',
  'publishDemand',
  'createEquity',
  'publishLease',
  'saveValuation',
  'openAccount',
  'applyListing',
  'enquireService',
  'askAdvisory',
  'openOperation',
  'openMessageBoard',
  'signUpActivity',
]

test('a stranger is asked to log in, whatever the action', () => {
  for (const action of all) expect(decideAction(action, anonymous)).toEqual({ next: 'login' })
})

test('an initial password is replaced before anything else, whatever the account', () => {
  for (const who of [enterprise, { ...enterprise, certiFlg: 1 }, officer]) {
    for (const action of all)
      expect(decideAction(action, { ...who, mustResetPassword: true })).toEqual({ next: 'login' })
  }
})

test('a certified enterprise passes, also one from the unified identity service', () => {
  for (const action of ['applyProduct', 'publishDemand', 'createEquity', 'askAdvisory'] as const) {
    expect(decideAction(action, enterprise)).toEqual({ next: 'proceed' })
    expect(decideAction(action, { ...enterprise, userSourceType: '17' })).toEqual({ next: 'proceed' })
  }
})

test.each([1, 2, 4, null])('an enterprise with flag %s is led to certification first', (certiFlg) => {
  expect(decideAction('applyProduct', { ...enterprise, certiFlg })).toEqual({ next: 'certify' })
  expect(decideAction('askAdvisory', { ...enterprise, certiFlg })).toEqual({ next: 'certify' })
})

test('others are told which account the action needs', () => {
  expect(decideAction('applyProduct', officer)).toEqual({
    next: 'warn',
    text: '请使用企业账号登录后申请金融产品',
  })
  expect(decideAction('publishDemand', officer)).toEqual({
    next: 'warn',
    text: '请使用企业账号登录后发布融资需求',
  })
  expect(decideAction('createEquity', officer)).toEqual({
    next: 'warn',
    text: '请使用企业账号登录后创建项目融资',
  })
  expect(decideAction('publishLease', officer)).toEqual({
    next: 'warn',
    text: '请使用企业账号登录后提交租赁需求',
  })
  expect(decideAction('openAccount', officer)).toEqual({
    next: 'warn',
    text: '请使用企业账号登录后预约银行开户',
  })
  expect(decideAction('applyListing', officer)).toEqual({
    next: 'warn',
    text: '请使用企业账号登录后申请挂牌',
  })
})

test('others bypass the certification check where the action is not for enterprises alone', () => {
  expect(decideAction('askAdvisory', officer)).toEqual({ next: 'proceed' })
})

test('the message board and activities need the login alone', () => {
  expect(decideAction('signUpActivity', officer)).toEqual({ next: 'proceed' })
  expect(decideAction('signUpActivity', { ...enterprise, certiFlg: 1 })).toEqual({ next: 'proceed' })
  expect(decideAction('openMessageBoard', { ...enterprise, certiFlg: 1 })).toEqual({ next: 'proceed' })
})

test('an interview is opened by the role financeEquity wherever it stands among the roles', () => {
  const equity = { ...officer, userSourceType: '5', roles: ['financeOfficer', 'financeEquity'] }
  expect(decideAction('openOperation', equity)).toEqual({ next: 'proceed' })
  expect(decideAction('openOperation', officer).next).toBe('warn')
})
