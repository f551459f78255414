import type { Successor } from './holder.ts'

/** On the timeline of a case when its institution was merged into another one. */
export const successionNote = (from: { name: string }, into: Pick<Successor, 'name' | 'phone'>) =>
  `${from.name}已并入${into.name}，本申请由${into.name}继续办理，联系电话 ${into.phone ?? '见机构页面'}，材料和时限不变`

/** How to reach who goes on, as the law asks. */
export function reachedBy(into: Successor): string {
  const ways = [into.phone && `电话 ${into.phone}`, into.address && `地址 ${into.address}`].filter(Boolean)
  return `${into.name}联系方式：${ways.join('，')}`
}
