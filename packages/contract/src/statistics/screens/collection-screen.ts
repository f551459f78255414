import type * as z from 'zod'
import { countOut, listOut, textOut } from '../../kernel/answer-fields.ts'
import { component } from '../../kernel/component.ts'
import { moment, oneOf } from '../../kernel/field.ts'
import { AUTHORISATION_PURPOSES } from '../../credit/authorisation-letter.ts'

/** From where data comes; `side` is who brings it. */
export const DATA_SOURCES = [
  { code: 'registration', name: '登记信息', side: 'outside' },
  { code: 'operation', name: '经营信息', side: 'outside' },
  { code: 'risk', name: '风险信息', side: 'outside' },
  { code: 'government', name: '政务信息', side: 'outside' },
  { code: 'tax', name: '涉税报告', side: 'outside' },
  { code: 'rosters', name: '政府名单', side: 'outside' },
  { code: 'certification', name: '企业认证', side: 'enterprise' },
  { code: 'needs', name: '融资需求', side: 'enterprise' },
  { code: 'applications', name: '融资申请', side: 'enterprise' },
  { code: 'reports', name: '需求填报', side: 'enterprise' },
  { code: 'valuations', name: '房产估值', side: 'enterprise' },
  { code: 'openings', name: '开户预约', side: 'enterprise' },
] as const
export type DataSourceCode = (typeof DATA_SOURCES)[number]['code']

export const SOURCE_STATES = [
  { code: 'well', name: '正常' },
  { code: 'none', name: '尚无记录' },
  { code: 'broken', name: '连接断开' },
  { code: 'off', name: '已停用' },
] as const

const source = component('DataSource', '一个数据来源', 'public', {
  code: oneOf('来源', DATA_SOURCES),
  records: countOut('记录', '条'),
  newestAt: moment('最近更新').nullable(),
  state: oneOf('状态', SOURCE_STATES),
})

const use = component('DataUse', '一种用途', 'public', {
  purpose: oneOf('用途', AUTHORISATION_PURPOSES),
  name: textOut('用途名称'),
  reads: countOut('查询', '次'),
})

/** From where data comes, and with whose consent it is used for what. */
export const collectionScreen = component('CollectionScreen', '数据归集', 'public', {
  records: countOut('归集记录', '条'),
  reads: countOut('经授权查询', '次'),
  readsToday: countOut('今天经授权查询', '次'),
  living: countOut('生效中的授权', '份'),
  grantedToday: countOut('今天新增授权', '份'),
  revokedToday: countOut('今天撤销授权', '份'),
  revoked: countOut('累计撤销授权', '份'),
  expiring: countOut('7 天内到期的授权', '份'),
  asked: countOut('待企业同意的授权', '份'),
  sources: listOut('来源', source),
  uses: listOut('用途', use),
})
export type CollectionScreen = z.output<typeof collectionScreen>
