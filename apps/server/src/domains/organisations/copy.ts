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
