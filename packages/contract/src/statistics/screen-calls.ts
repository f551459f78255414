import type * as z from 'zod'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, moment } from '../kernel/field.ts'
import { collectionScreen } from './screens/collection-screen.ts'
import { enterpriseScreen } from './screens/enterprise-screen.ts'
import { mechanismScreen } from './screens/mechanism-screen.ts'
import { moneyScreen } from './screens/money-screen.ts'
import { operationScreen } from './screens/operation-screen.ts'

/** Everything on the five screens, read in one moment: a figure that stands on two of them is the same (decision 0108). */
export const screenSet = component('ScreenSet', '五个大屏', 'public', {
  asOf: moment('统计时间'),
  isDemo: flag('示例数据'),
  money: moneyScreen,
  mechanism: mechanismScreen,
  enterprises: enterpriseScreen,
  operation: operationScreen,
  collection: collectionScreen,
})
export type ScreenSet = z.output<typeof screenSet>

const read = { method: 'GET', access: 'public', effect: 'read' } as const

export const getScreens = defineCall({
  ...read,
  name: 'statistics.getScreens',
  summary: '数据大屏：五个屏同一时刻的全部数字',
  path: '/console/statistics/screens',
  output: screenSet,
})

/** The same, again whenever something has changed; at most once a second. */
export const watchScreens = defineCall({
  ...read,
  name: 'statistics.watchScreens',
  summary: '数据大屏：数字变化时推送',
  path: '/console/statistics/screens/watch',
  produces: 'events',
  output: screenSet,
})
