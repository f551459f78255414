import * as z from 'zod'
import { countOut, listOut, textOut } from '../../kernel/answer-fields.ts'
import { component } from '../../kernel/component.ts'
import { field, oneOf } from '../../kernel/field.ts'
import { ROSTER_KINDS } from '../../reference/roster-kinds.ts'

/** Counts of enterprises; null where fewer than three, or where the rest would tell them. */
const fewHidden = (label: string) =>
  field(z.int().nullable(), { label, unit: '家', help: '少于 3 家或可由合计推出的不公开，为空' })

const area = component('EnterpriseArea', '一地的企业', 'public', {
  code: textOut('地区编码', { example: '620100' }),
  name: textOut('地区名称'),
  registered: fewHidden('注册企业'),
  certified: fewHidden('认证企业'),
  borrowed: fewHidden('已获放款的认证企业'),
})

const row = component('IndustryRow', '一个行业的认证企业', 'public', {
  code: textOut('行业'),
  name: textOut('行业名称'),
  total: countOut('合计', '家'),
  cells: field(z.array(fewHidden('家数')), { label: '按规模' }),
})

const ladder = component('LadderStep', '名单企业', 'public', {
  kind: oneOf('名单', ROSTER_KINDS),
  name: textOut('名单名称'),
  count: fewHidden('平台上的认证企业'),
  borrowed: fewHidden('其中已获放款'),
})

/** Who came, and who has money already. */
export const enterpriseScreen = component('EnterpriseScreen', '企业信息', 'public', {
  registered: fewHidden('注册企业'),
  certified: fewHidden('认证企业'),
  borrowed: fewHidden('已获放款的认证企业'),
  firstLoans: fewHidden('首贷户'),
  reviewing: fewHidden('认证审核中'),
  returned: fewHidden('退回待补正'),
  unsubmitted: fewHidden('尚未提交认证'),
  areas: listOut('按市州', area),
  scales: field(z.array(z.string()), { label: '规模' }),
  industries: listOut('行业与规模', row),
  scaleTotals: field(z.array(fewHidden('家数')), { label: '按规模合计' }),
  ladder: listOut('梯度名单', ladder),
})
export type EnterpriseScreen = z.output<typeof enterpriseScreen>
