import type * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { FAULT_FINDERS, FAULT_KINDS, FAULT_OUTCOMES, FAULT_PLACES } from './faults.ts'

const fileFault = component('FileFault', '文件异常', 'internal', {
  id: idOut('异常编号'),
  foundAt: moment('发现时间'),
  kind: oneOf('异常', FAULT_KINDS),
  place: oneOf('位置', FAULT_PLACES),
  foundBy: oneOf('发现方式', FAULT_FINDERS),
  purpose: textOut('材料种类').nullable(),
  owner: textOut('上传者', { sensitivity: 'personal' }).nullable(),
  uploadedAt: moment('上传时间').nullable(),
  outcome: oneOf('处理结果', FAULT_OUTCOMES).nullable(),
  endedAt: moment('结束时间').nullable(),
})
export type FileFault = z.output<typeof fileFault>

const fileCheck = component('FileCheck', '文件检查', 'internal', {
  startedAt: moment('开始时间'),
  finishedAt: moment('完成时间').nullable(),
  files: countOut('检查文件', '个'),
  bytes: countOut('检查大小', '字节'),
  restored: countOut('恢复', '个'),
  copied: countOut('补写第二份', '个'),
  sealed: countOut('补做加密', '个'),
  faults: countOut('未能恢复', '个'),
})
export type FileCheck = z.output<typeof fileCheck>

const fileMove = component('FileMove', '文件迁移', 'internal', {
  target: textOut('迁移到'),
  startedAt: moment('开始时间'),
  finishedAt: moment('完成时间').nullable(),
  round: countOut('第几遍', '遍'),
  files: countOut('已核对', '个'),
  carried: countOut('已复制', '个'),
  failed: countOut('未能复制', '个'),
})
export type FileMove = z.output<typeof fileMove>

/** How the stored files are: what operators look at. */
export const fileHealth = component('FileHealth', '文件状况', 'internal', {
  files: countOut('文件', '个'),
  bytes: countOut('总大小', '字节'),
  store: textOut('存储位置'),
  hasCopies: flag('保存第二份'),
  openFaults: countOut('未结束的异常', '个'),
  waiting: countOut('等待安全检查', '个'),
  infected: countOut('已隔离（含恶意程序）', '个'),
  lastCheck: fileCheck.nullable(),
  lastMove: fileMove.nullable(),
  faults: listOut('异常记录', fileFault),
})
export type FileHealth = z.output<typeof fileHealth>
