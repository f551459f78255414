import * as z from 'zod'
import { amountOut, countOut, listOut, percentOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, moment, oneOf } from '../kernel/field.ts'
import { pageOf } from '../kernel/page.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { normalizeAreaId } from '../reference/substations.ts'
import { statisticsErrors as errors } from './errors.ts'
import { figureGroup } from './figure-group.ts'

/** The area of an account, or one within it. */
export const cockpitArea = field(
  z
    .string()
    .max(12, '地区编码不正确')
    .refine((code) => normalizeAreaId(code) !== undefined, '地区编码不正确'),
  { label: '地区编码', example: '62', help: '不填为本账号的地区；只能是本地区或其下级' },
)

/** Who reads the cockpit: the government of an area, and operators. */
export const COCKPIT_READERS = ['government', 'operator'] as const

const read = { method: 'GET', access: COCKPIT_READERS, effect: 'read', errors: [errors.outsideArea] } as const

const areaShape = {
  areaCode: textOut('地区编码', { example: '620100' }),
  areaName: textOut('地区名称'),
} as const

/** What an area comes to; the parts of an area add up to it. */
export const districtFigures = component('DistrictFigures', '一地的融资', 'internal', {
  ...areaShape,
  certified: countOut('认证企业', '家'),
  applied: countOut('融资申请', '笔'),
  appliedAmountYuan: amountOut('申请金额'),
  credited: countOut('授信', '笔'),
  creditedAmountYuan: amountOut('授信金额'),
  drawn: countOut('放款', '笔'),
  drawnAmountYuan: amountOut('放款金额'),
  needs: countOut('融资需求', '笔'),
  overdue: countOut('机构超时', '件'),
})
export type DistrictFigures = z.output<typeof districtFigures>

/** A page named in the address; without a size one page holds every part of an area. */
const pageQuery = {
  currentPageNum: field(
    z.coerce
      .number('页码须为整数')
      .int('页码须为整数')
      .min(1, '页码从 1 开始')
      .max(100_000, '页码过大')
      .default(1),
    { label: '页码' },
  ),
  pageSize: field(
    z.coerce
      .number('每页条数须为整数')
      .int('每页条数须为整数')
      .min(1, '每页至少 1 条')
      .max(100, '每页最多 100 条')
      .default(20),
    { label: '每页条数' },
  ),
}

/** Districts as a page: at most one for each part of the area, so that one page can hold them all. */
export const listDistricts = defineCall({
  ...read,
  name: 'statistics.listDistricts',
  exported: { title: '各地概况' },
  summary: '政府驾驶舱：分地区概况',
  path: '/api/system/govCockpit/overview/district/page',
  query: z.object({ areaId: cockpitArea.optional(), ...pageQuery }),
  output: pageOf(districtFigures),
})

/** The work of one institution on the cases of the area. */
export const institutionWork = component('InstitutionWork', '机构办理', 'internal', {
  orgId: textOut('机构编号'),
  orgName: textOut('机构名称'),
  open: countOut('在办', '件'),
  overdue: countOut('超时', '件'),
})

const serviceFigure = component('ServiceFigure', '服务指标', 'internal', {
  code: textOut('指标代码'),
  name: textOut('指标名称'),
  definition: textOut('统计口径'),
  unit: textOut('单位'),
  value: field(z.number().nullable(), { label: '数值', help: '没有可统计的业务时为空' }),
  denominator: field(z.number().nullable(), { label: '基数' }),
})

/** How the platform works in an area: who comes, who waits, how fast institutions are. */
export const getOperational = defineCall({
  ...read,
  name: 'statistics.getOperational',
  exported: { title: '机构办理情况', rows: 'institutions', of: 'areaName' },
  summary: '政府驾驶舱：运行情况',
  path: '/api/system/govCockpit/overview/district/operational',
  query: z.object({ areaId: cockpitArea.optional() }),
  output: component('OperationalFigures', '运行情况', 'internal', {
    ...areaShape,
    asOf: moment('统计时间'),
    registered: countOut('注册企业', '家'),
    registeredThisMonth: countOut('本月注册', '家'),
    certified: countOut('认证企业', '家'),
    certifiedPercent: percentOut('认证率').nullable(),
    certificationsWaiting: countOut('待审核认证', '家'),
    oldestCertification: dateOnly('最早提交认证').nullable(),
    open: countOut('机构在办', '件'),
    overdue: countOut('机构超时', '件'),
    byMonth: listOut(
      '按月注册',
      component('RegistrationMonth', '一个月的注册', 'internal', {
        month: textOut('月份', { example: '2026-11' }),
        registered: countOut('注册企业', '家'),
      }),
    ),
    institutionsOpen: countOut('有在办业务的机构', '家'),
    institutionsOverdue: countOut('有超时业务的机构', '家'),
    institutions: listOut('机构办理', institutionWork, { help: '超时多的在前，最多 50 家' }),
    service: listOut('服务指标', serviceFigure),
  }),
})

export const listDistrictDemand = defineCall({
  ...read,
  name: 'statistics.listDistrictDemand',
  exported: { title: '各地需求与提款' },
  summary: '政府驾驶舱：分地区需求与提款',
  path: '/api/system/govCockpit/overview/districtDemandAndDrawing',
  query: z.object({ areaId: cockpitArea.optional() }),
  output: z.array(
    component('DistrictDemand', '一地的需求与提款（驾驶舱）', 'internal', {
      ...figureGroup.shape,
      drawnCount: countOut('提款', '笔'),
      drawnAmountYuan: amountOut('提款金额'),
      byMonth: listOut(
        '近 24 个月提款',
        component('DrawnMonth', '一个月的提款', 'internal', {
          month: textOut('月份', { example: '2026-11' }),
          drawnCount: countOut('提款', '笔'),
          drawnAmountYuan: amountOut('提款金额'),
        }),
      ),
    }),
  ),
})

/** Rows of the list of enterprises; it takes no input, so it ends here and says how many there are. */
export const MOST_LISTED_ENTERPRISES = 500

export const listAreaEnterprises = defineCall({
  ...read,
  name: 'statistics.listAreaEnterprises',
  exported: { title: '本地区认证企业' },
  summary: `政府驾驶舱：本地区认证企业（最近认证的在前，最多 ${MOST_LISTED_ENTERPRISES} 家）`,
  path: '/api/system/comBasicInfo/entList',
  output: component('AreaEnterprises', '本地区认证企业', 'internal', {
    total: countOut('认证企业', '家'),
    list: listOut(
      '企业',
      component('AreaEnterprise', '认证企业', 'internal', {
        id: textOut('企业编号'),
        corporateName: textOut('企业名称'),
        creditCode: textOut('统一社会信用代码').nullable(),
        areaName: textOut('地区名称').nullable(),
        industryCode: textOut('所属行业').nullable(),
        scale: oneOf('规模', ENTERPRISE_SCALES).nullable(),
        certifiedOn: dateOnly('认证日期').nullable(),
        isExample: field(z.boolean(), { label: '示例数据', component: 'IsExample' }),
      }),
    ),
  }),
})
