import type * as z from 'zod'
import { component } from '../kernel/component.ts'
import { count, field, momentIn, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { areasField } from '../reference/area-fields.ts'

const moment = (label: string, help?: string) =>
  typedInto(field(momentIn(label), { label, ...(help ? { help } : {}) }), { kind: 'moment' })

const MOST_PROJECTS = 100

/** What is kept of a roadshow day and typed by operators. */
export const roadshowFields = component('RoadshowForm', '路演日', 'public', {
  title: text('名称', { max: 60 }),
  startsAt: moment('开始时间'),
  endsAt: moment('结束时间'),
  signUpUntil: moment('报名截止', '截止后不能报名；开始前仍可退出，由候补的项目依次补上'),
  place: text('地点或线上会议', { max: 120 }),
  areaCodes: areasField('面向地区'),
  capacity: count('项目名额', MOST_PROJECTS, { help: '最多安排多少个项目' }),
  intro: text('说明', { max: 1_000 }),
})
export type RoadshowForm = z.output<typeof roadshowFields>
