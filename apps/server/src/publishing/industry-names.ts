import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'

/** The 中文 names of leading industries, for the words a record is found by. */
export function industryNames(codes: readonly string[]): string[] {
  return LEADING_INDUSTRIES.filter(({ code }) => codes.includes(code)).map(({ name }) => name)
}
