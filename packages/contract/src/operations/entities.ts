import type * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { JOB_NAMES, JOB_STATES } from './job-names.ts'
import { KEY_BINDINGS, SEALED_HOLDERS } from './sealed-holders.ts'

/** One run of something that the platform does by itself. */
export const job = component('Job', '后台任务', 'internal', {
  id: idOut('任务编号'),
  name: oneOf('任务', JOB_NAMES),
  state: oneOf('状态', JOB_STATES),
  attempts: countOut('已尝试', '次'),
  maxAttempts: countOut('最多尝试', '次'),
  reason: textOut('失败原因').nullable(),
  runAt: moment('执行时间'),
  createdAt: moment('创建时间'),
})
export type Job = z.output<typeof job>

/** The worker of one instance. */
export const worker = component('Worker', '任务执行器', 'internal', {
  instance: textOut('实例', { help: '主机名和进程号' }),
  isAlive: flag('运行正常'),
  startedAt: moment('启动时间'),
  seenAt: moment('最近心跳'),
  restarts: countOut('重启次数', '次'),
  lastError: textOut('上次中断原因').nullable(),
})

/** How the background work of all instances stands. */
export const workStanding = component('WorkStanding', '后台运行状态', 'internal', {
  failed: countOut('已失败', '项'),
  retrying: countOut('等待重试', '项'),
  running: countOut('执行中', '项'),
  waiting: countOut('等待执行', '项'),
  oldestSeconds: countOut('最早一项已等待', '秒'),
  workers: listOut('任务执行器', worker),
})
export type WorkStanding = z.output<typeof workStanding>

const keyId = textOut('密钥编号', { help: '由密钥派生，不能推出密钥' })
const suite = textOut('算法套件', { help: 'g1：AES-256-GCM；s1：SM4-CTR 和 HMAC-SM3' })

/** How many values of one holder one key sealed. */
const holderSeal = component('HolderSeal', '加密方式', 'internal', {
  suite,
  keyId: keyId.nullable(),
  count: countOut('数量', '项'),
})

export const holderStanding = component('HolderStanding', '加密数据', 'internal', {
  holder: oneOf('数据', SEALED_HOLDERS),
  total: countOut('共有', '项'),
  left: countOut('待更换', '项'),
  seals: listOut('加密方式', holderSeal),
})

const oldKey = component('OldKey', '旧密钥', 'internal', {
  keyId,
  left: countOut('仍由它加密', '项'),
  isFree: flag('可以移除'),
})

const keyBinding = component('KeyBinding', '无法更换的内容', 'internal', {
  code: oneOf('内容', KEY_BINDINGS),
  count: countOut('数量'),
})

/** How everything sealed stands against the key that writes now. */
export const sealStanding = component('SealStanding', '数据加密状况', 'internal', {
  suite,
  keyId,
  total: countOut('加密数据', '项'),
  left: countOut('待更换', '项'),
  unknown: countOut('无法读取', '项', { help: '由未提供的密钥加密' }),
  isRunning: flag('正在更换'),
  holders: listOut('加密数据', holderStanding),
  oldKeys: listOut('旧密钥', oldKey),
  bindings: listOut('无法更换的内容', keyBinding),
})
export type SealStanding = z.output<typeof sealStanding>
