import type * as z from 'zod'
import { countOut, fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { flag, idOut, moment, oneOf, text } from '../kernel/field.ts'
import {
  BREAKER_STATES,
  CONNECTOR_ADAPTERS,
  CONNECTOR_KINDS,
  CONNECTOR_OUTCOMES,
  CONNECTOR_STANDINGS,
} from './kinds.ts'

export const switchForm = component('ConnectorSwitch', '启用或停用', 'internal', {
  isOff: flag('停用'),
  reason: text(
    '说明',
    { min: 2, max: 100 },
    { help: '停用时会告知遇到它的用户', example: '对方系统升级，预计 18:00 恢复' },
  ),
})

/** One process of the platform and its way to a system. */
export const connectorProcess = component('ConnectorProcess', '平台实例', 'internal', {
  place: countOut('实例'),
  adapter: oneOf('由谁应答', CONNECTOR_ADAPTERS),
  breaker: oneOf('熔断器', BREAKER_STATES),
  running: countOut('进行中', '次'),
  waiting: countOut('排队中', '次'),
  startedAt: moment('启动时间'),
  reportedAt: moment('上报时间'),
})

export const connector = component('Connector', '外部系统', 'internal', {
  kind: oneOf('外部系统', CONNECTOR_KINDS),
  standing: oneOf('状态', CONNECTOR_STANDINGS),
  adapter: oneOf('由谁应答', CONNECTOR_ADAPTERS),
  isMadeUp: flag('正式环境中使用沙箱'),
  isOff: flag('已停用'),
  reason: fieldOut(switchForm.shape.reason, '最近一次启停的说明').nullable(),
  changedBy: textOut('操作人').nullable(),
  changedAt: moment('启停时间').nullable(),
  lastGoodAt: moment('最近一次成功').nullable(),
  calls: countOut('近一小时调用', '次'),
  failures: countOut('近一小时失败', '次'),
  processes: listOut('各实例', connectorProcess),
})
export type Connector = z.output<typeof connector>

/** A call that was made; nothing of what was asked or answered. */
export const connectorCall = component('ConnectorCall', '调用记录', 'internal', {
  id: idOut('记录编号'),
  operation: textOut('操作'),
  adapter: oneOf('由谁应答', CONNECTOR_ADAPTERS),
  outcome: oneOf('结果', CONNECTOR_OUTCOMES),
  ms: countOut('用时', '毫秒'),
  attempts: countOut('尝试', '次'),
  startedAt: moment('时间'),
  requestId: textOut('请求编号', { help: '即 X-Request-Id，可凭此与对方核对' }),
})
export type ConnectorCall = z.output<typeof connectorCall>

export const trial = component('ConnectorTrial', '试连结果', 'internal', {
  outcome: oneOf('结果', CONNECTOR_OUTCOMES),
  ms: countOut('用时', '毫秒'),
  adapter: oneOf('由谁应答', CONNECTOR_ADAPTERS),
})
