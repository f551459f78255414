import { ruled } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import type { StockBoardCode } from './boards.ts'

/** Region code, six digits, and the letter of the layer where layers are used (JR/T 0326-2024). */
const COMPANY_CODE = /^(GS\d{6})([FGPT]?)$/

/** What keeps text from being a company code of the province's exchange, in 中文. */
export function checkCompanyCode(value: string, label: string): string | undefined {
  if (value === '') return `请输入${label}`
  return COMPANY_CODE.test(value) ? undefined : `${label}为 GS 加 6 位数字，可再加层次字母 F、G、P 或 T`
}

/** A company code in its parts: what never changes, and the layer where it is written. */
export function companyCodeParts(code: string): { base: string; board: StockBoardCode | null } {
  const [, base = code, letter = ''] = COMPANY_CODE.exec(code) ?? []
  return { base, board: letter === '' ? null : (letter as StockBoardCode) }
}

/** The code an enterprise is listed under. */
export const companyCode = typedInto(
  ruled('企业代码', 9, checkCompanyCode).meta({
    label: '企业代码',
    example: 'GS000001F',
    help: '区域代码 GS、6 位数字和层次字母；存量 6 位代码可以不带字母',
  }),
  { kind: 'serial' },
)
