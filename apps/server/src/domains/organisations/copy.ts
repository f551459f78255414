import type { Merger } from '../../succession/holder.ts'

/** What the successor's people are told when another organisation has been merged into theirs. */
export function mergedNotice({ from, into }: Pick<Merger, 'from' | 'into'>) {
  return {
    kind: 'organisations.merged',
    title: '有机构并入',
    body: `${from.name}已并入${into.name}：其在办申请、产品和工作人员由贵机构承接，时限不变，请及时办理。`,
    link: null,
  }
}

/** Why an organisation cannot be closed yet; `affairs` says how many of what it still has. */
export const openAffairs = (affairs: readonly string[]) =>
  `该机构还有${affairs.join('、')}，请先办结或下架，或并入其他机构由其承接`

export const CATEGORY_OF_OTHER_TYPE = '机构类别与机构类型不符'
