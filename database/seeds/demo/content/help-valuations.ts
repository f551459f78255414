import type { ArticleMaker } from '../../../../apps/server/src/domains/content/content.fixtures.ts'
import { MAX_VALUATIONS, SAVE_HOURS, VALIDITY_DAYS } from '@lqr/contract/valuations/disclaimer.ts'

type HelpText = Required<Pick<ArticleMaker, 'category' | 'title' | 'summary' | 'body'>>

/** Help about estimates of property; limits are those the product works with. */
export const VALUATION_HELP: readonly HelpText[] = [
  {
    category: 'application',
    title: '怎样估算房产价值并用于贷款申请',
    summary: '首页点“估房产”，填写房产信息得到估值区间；保存后可附在抵押贷款申请里。自动估价不是估价报告。',
    body: `1. 在首页点“估房产”，或在右侧快捷入口点“房产估值”。估价不需要登录。
2. 选到县区，填写坐落、房产类型、面积、建成年份和结构；土地不填建筑情况。不动产权证号选填，加密保存，只显示首尾几位。
3. 结果包括估值区间、单价、估价时点、估价方法和三个可比案例；案例只显示距离范围，不含地址。标有“演示数据”的，数值和案例均为演示数据。
4. 点“保存估值”，用企业账号登录并通过企业认证后即可保存。请在 ${SAVE_HOURS} 小时内保存，每家企业最多保存 ${MAX_VALUATIONS} 条。
5. 在管理后台“我的房产估值”查看、打印和删除。估值一般 ${VALIDITY_DAYS} 天内有效，以页面显示的有效期为准。
6. 申请担保方式为抵押的产品时，可以选一条有效期内的估值附上。机构看到的是附上当天的内容，之后删除或过期不影响已提交的申请。

自动估价仅供参考，不是估价报告，不能作为抵押、交易、税务或诉讼的依据。办理抵押贷款，须由具备资质的房地产估价机构出具估价报告。估价服务暂时不可用时，填写的内容会保留，稍后重试即可。`,
  },
]
