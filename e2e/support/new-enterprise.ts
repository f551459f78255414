import { randomInt } from 'node:crypto'
import { creditCodeCheckCharacter } from '../../packages/contract/src/rules/credit-code.ts'

/** An enterprise that exists in one test alone: its name finds its own rows among everybody's. */
export interface NewEnterprise {
  readonly username: string
  readonly password: string
  readonly phone: string
  readonly corporateName: string
  readonly creditCode: string
  /** Six digits of a county; what is counted there moves by this enterprise alone. */
  readonly areaCode: string
}

/** Data of a fresh enterprise in the given county. Nothing is sent anywhere. */
export function newEnterprise(areaCode: string): NewEnterprise {
  const serial = String(randomInt(10 ** 9)).padStart(9, '0')
  const body = `91${areaCode}MA9${serial.slice(0, 6)}`
  return {
    username: `e2e_${serial}`,
    password: `Kx7!${randomInt(10 ** 8)}q`,
    phone: `199${String(randomInt(10 ** 8)).padStart(8, '0')}`,
    corporateName: `甘肃示例${serial}食品有限公司`,
    creditCode: `${body}${creditCodeCheckCharacter(body)}`,
    areaCode,
  }
}

/** What the certification form asks for besides the names and codes. */
export const ENTERPRISE_FACTS = {
  legalPersonName: '示例法人',
  legalPersonIdNo: '620102199001011233',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  industryCode: 'C',
  address: '石洞镇示例路 8 号',
  regCapitalYuan: 5_000_000,
  foundDate: '2015-06-18',
  employees: 60,
  annualRevenueYuan: 26_000_000,
  totalAssetsYuan: 18_000_000,
} as const
