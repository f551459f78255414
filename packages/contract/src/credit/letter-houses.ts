/** Letters of before, which named the institution alone: no house above it reads credit information under them (decision 0237). */
const LETTERS_OF_ONE_INSTITUTION = ['XYSQ-2026.11', 'ZXSQ-2026.11'] as const

/** Whether the letter of this version says that the houses above the institution read as well. */
export function namesHouses(version: string): boolean {
  return !LETTERS_OF_ONE_INSTITUTION.some((one) => one === version)
}

/** What a letter says of the houses above the institution, and whom it binds. */
export function houseWords(version: string) {
  return namesHouses(version)
    ? {
        house: '；被授权机构的上级机构（总行、分行等）办理这笔业务的，其办理人员同样可以查询和使用',
        bound: '被授权机构及其上级机构',
      }
    : { house: '', bound: '被授权机构' }
}
