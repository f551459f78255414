/** What the audit log says of accounts and branches; openings are cases. */
export const bankAccountsAuditActions = [
  { code: 'consent-to-branch', name: '同意向改约的网点提供开户信息' },
  { code: 'declare-bank-account', name: '登记银行账户' },
  { code: 'update-bank-account', name: '修改银行账户' },
  { code: 'close-bank-account', name: '登记银行账户销户' },
  { code: 'delete-bank-account', name: '删除误登的银行账户' },
  { code: 'update-opening-branch', name: '修改开户网点设置' },
  { code: 'create-opening-bank', name: '登记开户银行' },
  { code: 'update-opening-bank', name: '修改开户银行登记' },
  { code: 'create-opening-branch', name: '登记开户网点' },
  { code: 'update-branch-place', name: '修改开户网点' },
  { code: 'close-opening-branch', name: '关闭开户网点' },
  { code: 'reopen-opening-branch', name: '重新开放开户网点' },
  { code: 'update-opening-slot', name: '调整预约时段名额' },
] as const

export const bankAccountsAuditEntities = [
  { code: 'bank_account', name: '银行账户' },
  { code: 'opening_bank', name: '开户银行' },
  { code: 'opening_branch', name: '开户网点' },
  { code: 'appointment_slot', name: '预约时段' },
] as const
