import type { Tx } from '../../../apps/server/src/data/database.ts'
import { placementRow } from '../../../apps/server/src/domains/content/content.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { officeMoment } from './example-days.ts'
import { uploadDrawing } from './example-picture.ts'

/** What stands at the recommendations of the first page; ways that are open to everyone. */
const RECOMMENDED = [
  { title: '首贷服务月', summary: '没有贷过款的企业，从这里了解条件、比较产品。', href: '/loan' },
  { title: '企业规模自测', summary: '按国家统计局 2017 年标准，一步一步算出企业规模。', href: '/entScale' },
  { title: '信用服务', summary: '信用报告、异议处理和信用修复，在哪里办、要多久。', href: '/serveHall' },
] as const

/** The banners of the first page, each with a drawing of its own. */
const BANNERS = [
  {
    title: '第一次贷款，从这里开始',
    summary: '没有贷过款的企业，条件、材料、机构一步一步看清，利息和费用合成一个数再比。',
    href: '/loan',
    drawing: 'first-loan',
    pictureAlt: '一条金线沿着等高线走向山顶的旗',
  },
  {
    title: '设备更新，先看能享什么政策',
    summary: '按企业情况逐条核对条件：能报的、还差什么、到哪天截止，一次看清。',
    href: '/smartPolicy',
    drawing: 'equipment',
    pictureAlt: '厂房、齿轮和传送带上的货箱',
  },
  {
    title: '风光项目的贷款，按发电收益来还',
    summary: '绿色专区按项目阶段排产品，建设期和运营期的还款方式分开看。',
    href: '/financialZone?zone=green',
    drawing: 'green',
    pictureAlt: '山坡上的风机和光伏板',
  },
  {
    title: '中标合同也能贷款',
    summary: '凭政府采购合同申请，看清从中标到回款每一步要什么材料。',
    href: '/governmentMiningLoan',
    drawing: 'procurement',
    pictureAlt: '一份合同、一辆货车和机关的门廊',
  },
] as const
/** What the form asks for of a banner. */
const BANNER_WIDTH = 1_920

async function bannerRows(tx: Tx, services: Services, operator: string) {
  const now = services.now()
  return Promise.all(
    BANNERS.map(async ({ drawing, ...shown }, index) => {
      const pictureId = await uploadDrawing(tx, services, {
        drawing: `banner-${drawing}`,
        width: BANNER_WIDTH,
        accountId: operator,
        entity: 'content_picture',
      })
      const form = { ...shown, place: 'INDEX-banner', pictureId, sort: (index + 1) * 10 } as const
      return placementRow(form, officeMoment(now, 6 + index, index * 9))
    }),
  )
}

/** Four banners and three recommendations of the first page. */
export async function seedPlacements(tx: Tx, services: Services, operator: string): Promise<void> {
  const now = services.now()
  const rows = RECOMMENDED.map((shown, index) =>
    placementRow({ ...shown, sort: (index + 1) * 10 }, officeMoment(now, 5 + index, index * 7)),
  )
  const banners = await bannerRows(tx, services, operator)
  await tx
    .insertInto('placement')
    .values([...banners, ...rows])
    .execute()
}
