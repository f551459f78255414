import * as z from 'zod'
import { countOut, listOut, textOut } from '../../kernel/answer-fields.ts'
import { component } from '../../kernel/component.ts'
import { field, flag, moment, oneOf } from '../../kernel/field.ts'
import { CONNECTOR_KINDS, CONNECTOR_STANDINGS } from '../../connectors/kinds.ts'

/** So many parts has a day on the screens: one every ten minutes. */
export const DAY_PARTS = 144
/** And so many one of a connector: one every quarter of an hour. */
export const LANE_PARTS = 96
/** So many days before are shown beside today. */
export const DAYS_SHOWN = 7

export const PULSES = [
  {
    code: 'requests',
    name: '请求',
    unit: '次',
    definition:
      '门户、管理端和开放接口应答的每一次请求，所有实例合计，按应答时间；不含图片、脚本等文件和长连接。',
  },
  { code: 'moves', name: '办件', unit: '步', definition: '企业、机构和平台在案件上走的每一步，按发生时间。' },
  { code: 'messages', name: '通知', unit: '条', definition: '平台发给当事人的每一条消息，按发出时间。' },
  {
    code: 'outside',
    name: '外部调用',
    unit: '次',
    definition: '平台向外部系统提出的每一次请求，按开始时间。',
  },
  { code: 'reads', name: '授权查询', unit: '次', definition: '机构在企业授权之下的每一次查询，按查询时间。' },
] as const

const pulse = component('Pulse', '一项业务量', 'public', {
  code: oneOf('业务量', PULSES),
  today: countOut('今天'),
  days: field(z.array(z.array(z.int())), {
    label: '每天的业务量',
    help: `最后一天为今天，每天 ${DAY_PARTS} 格，每格 10 分钟；今天到当前为止`,
  }),
})

/** How a quarter of an hour of a connector went. */
export const LANE_STATES = [
  { code: 'none', name: '没有请求' },
  { code: 'well', name: '全部成功' },
  { code: 'some', name: '有失败' },
  { code: 'down', name: '全部失败' },
] as const

const connector = component('ConnectorLane', '一个外部连接', 'public', {
  kind: oneOf('外部系统', CONNECTOR_KINDS),
  standing: oneOf('状态', CONNECTOR_STANDINGS),
  calls: countOut('今天请求', '次'),
  failures: countOut('今天失败', '次'),
  lastGoodAt: moment('最近成功').nullable(),
  lane: field(z.array(oneOf('情况', LANE_STATES)), { label: '今天的情况', help: '每 15 分钟一格' }),
})

const job = component('JobLine', '一类后台任务', 'public', {
  name: textOut('任务'),
  waiting: countOut('等待', '件'),
  running: countOut('进行中', '件'),
  failed: countOut('失败待人工', '件'),
})

/** So many whole minutes are looked back on. */
export const SERVICE_MINUTES = 5

const service = component('ServiceHealth', '应答情况', 'public', {
  answered: countOut('最近几分钟的应答', '次'),
  failed: countOut('其中出错', '次'),
  perSecond: field(z.number().nonnegative(), { label: '每秒请求' }),
  p95Ms: countOut('百分之九十五的应答时间', '毫秒').nullable(),
  instances: countOut('服务实例', '个'),
})

/** Whether the platform works now. */
export const operationScreen = component('OperationScreen', '平台运行', 'public', {
  isWell: flag('全部正常'),
  troubled: field(z.array(oneOf('外部系统', CONNECTOR_KINDS)), { label: '受影响的外部系统' }),
  failedJobs: countOut('失败待人工的任务', '件'),
  waitingJobs: countOut('等待的任务', '件'),
  workersAlive: countOut('后台进程', '个'),
  checkedAt: moment('最近一次核对').nullable(),
  compared: countOut('核对的数字', '个'),
  differing: countOut('不一致的数字', '个'),
  service,
  pulses: listOut('业务量', pulse),
  connectors: listOut('外部连接', connector),
  jobs: listOut('后台任务', job),
})
export type OperationScreen = z.output<typeof operationScreen>
