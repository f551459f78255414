/** What the audit log says of accounts and branches; openings are cases. */
export const bankAccountsAuditActions = [
  { code: 'declare-bank-account', name: '登记银行账户' },
  { code: 'update-bank-account', name: '修改银行账户' },
  { code: 'update-opening-branch', name: '修改开户网点设置' },
  { code: 'update-opening-slot', name: '调整预约时段名额' },
] as const

export const bankAccountsAuditEntities = [
  { code: 'bank_account', name: '银行账户' },
  { code: 'opening_branch', name: '开户网点' },
  { code: 'appointment_slot', name: '预约时段' },
] as const
