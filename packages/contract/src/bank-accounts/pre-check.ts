import { normalizeCreditCode } from '../rules/credit-code.ts'

/** What does not agree with the certified data, or looks wrong, before anybody travels to the branch. */
export const PRE_CHECK_FINDINGS = [
  { code: 'corporateName', name: '企业名称与认证信息不一致' },
  { code: 'creditCode', name: '统一社会信用代码与认证信息不一致' },
  { code: 'legalPersonName', name: '法定代表人与认证信息不一致' },
  { code: 'basicAccountNo', name: '基本存款账户编号通常为字母 J 加 13 位数字，请核对' },
] as const
export type PreCheckFinding = (typeof PRE_CHECK_FINDINGS)[number]['code']

interface Named {
  readonly corporateName: string | null
  readonly creditCode: string | null
  readonly legalPersonName: string | null
}

const BASIC_ACCOUNT_NO = /^J\d{13}$/

/** Names as they are compared: full and half width alike, without spaces. */
const plain = (text: string | null) => (text ?? '').normalize('NFKC').replaceAll(/\s/g, '')

/** Compares what is on the papers with what was certified; nothing found here refuses the appointment. */
export function preCheck(
  typed: Named & { readonly basicAccountNo?: string | null | undefined },
  certified: Named,
): PreCheckFinding[] {
  const code = (text: string | null) => normalizeCreditCode(text ?? '')
  const checks: readonly (readonly [PreCheckFinding, boolean])[] = [
    ['corporateName', plain(typed.corporateName) === plain(certified.corporateName)],
    ['creditCode', code(typed.creditCode) === code(certified.creditCode)],
    ['legalPersonName', plain(typed.legalPersonName) === plain(certified.legalPersonName)],
    ['basicAccountNo', !typed.basicAccountNo || BASIC_ACCOUNT_NO.test(typed.basicAccountNo)],
  ]
  return checks.filter(([, agrees]) => !agrees).map(([finding]) => finding)
}
