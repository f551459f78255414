import { type ZoneCode, ZONES } from '@lqr/contract/reference/zones.ts'
import type { Tx } from '../../../../apps/server/src/data/database.ts'

/** What stands in front of a zone and what is said of it there; the same product may be told otherwise in another zone. */
const FRONT: Partial<Record<ZoneCode, readonly (readonly [product: string, note: string])[]>> = {
  scenario: [
    ['甘味e贷-牛肉拉面创业贷', '开店、装修、进料都能用，省内外门店都可以申请。'],
    ['文旅经营贷', '旺季多还、淡季少还，还款跟着经营走。'],
  ],
  technology: [
    ['知识产权质押贷', '有专利、商标或软件著作权就能谈，不必先有房产。'],
    ['科技成长贷', '看研发投入和技术人员，适合还没有盈利的成长期企业。'],
  ],
  rosterPublicity: [['白名单企业贷', '企业在名单内的，申请时会优先受理。']],
  inclusive: [
    ['经营快贷', '全程线上，随借随还，用几天算几天利息。'],
    ['惠民贷', '个体工商户凭营业执照就能申请。'],
  ],
  pension: [
    ['普惠养老贷', '社区养老、助餐和护理机构都适用。'],
    ['养老机构建设贷', '新建、改造可以先还息、后还本。'],
  ],
  digital: [
    ['流水e贷', '授权后读取收款流水，线上出额度，不用交纸质材料。'],
    ['税易贷', '授权读取纳税数据，免抵押。'],
  ],
  fiscalFinance: [
    ['贴息创业贷', '符合条件的由财政按规定贴息，先付息、后补贴。'],
    ['小微融资担保', '没有抵押物时先找担保：政府性担保，年费率不超过 1%。'],
  ],
  revitalization: [
    ['陇原农担贷', '省农担公司担保，家庭农场和合作社优先。'],
    ['牛羊产业贷', '活体畜禽可以抵质押，出栏以后再还。'],
    ['合作社经营贷', '按收获季还款，示范社可以上浮额度。'],
  ],
  benefitEnt: [
    ['惠企纾困贷', '到期还要用钱的，可以申请无还本续贷。'],
    ['守信激励贷', '公共信用评价好的企业可以提高额度。'],
  ],
  supplyChain: [
    ['产业链贷', '核心企业确认应收账款后即可融资。'],
    ['订单融资', '有订单就能备货，回款自动归还。'],
  ],
  procurement: [
    ['中标贷', '拿到中标通知书就可以先谈额度，合同生效即可提款。'],
    ['政采贷', '凭政府采购合同线上申请，一般不另要抵押。'],
  ],
  green: [['光伏设备贷', '以电费收益权质押，按发电收入还款。']],
}

/** Puts the example products of a zone in front with their words; the first house of a product takes the place. */
export async function seedZonePlaces(tx: Tx): Promise<void> {
  for (const { code: zone } of ZONES) {
    for (const [index, [name, note]] of (FRONT[zone] ?? []).entries()) {
      const first = tx
        .selectFrom('product')
        .where('name', '=', name)
        .select((eb) => eb.fn.min('id').as('id'))
      await tx
        .updateTable('feature_product')
        .set({ position: index + 1, note })
        .where('zone', '=', zone)
        .where('product_id', '=', first)
        .execute()
    }
  }
}
