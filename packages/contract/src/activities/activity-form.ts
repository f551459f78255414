import type * as z from 'zod'
import { component } from '../kernel/component.ts'
import { count, field, momentIn, oneOf, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { MAX_BODY, officePhone, publishAt, webAddress } from '../kernel/publishing/publication-fields.ts'
import { areasField } from '../reference/area-fields.ts'
import { ACTIVITY_AUDIENCES, ACTIVITY_KINDS, MOST_PEOPLE } from './kinds.ts'

const moment = (label: string, help?: string) =>
  typedInto(field(momentIn(label), { label, ...(help ? { help } : {}) }), { kind: 'moment' })

const MOST_PLACES = 10_000

/** What is kept of an activity and typed by those who edit it. */
export const activityFields = component('ActivityForm', '活动', 'public', {
  kind: oneOf('活动类别', ACTIVITY_KINDS),
  title: text('标题', { max: 80 }),
  summary: text('摘要', { max: 200 }, { help: '显示在列表和搜索结果中，一两句话说明内容' }),
  areaCodes: areasField('适用地区'),
  organiser: text('主办单位', { max: 80 }),
  startsAt: moment('开始时间'),
  endsAt: moment('结束时间'),
  signUpUntil: moment('报名截止', '截止后不能报名；开始前仍可取消'),
  place: text('地点', { max: 120 }, { help: '线上活动写“线上”' }),
  onlineUrl: webAddress('线上会议网址', '只给已报名的人看'),
  capacity: field(count('名额', MOST_PLACES).nullable(), {
    label: '名额',
    unit: '人',
    help: '按人数计算，不填则不限；名额满后依次候补',
  }),
  mostPeople: field(count('每次最多报名', MOST_PEOPLE), {
    label: '每次最多报名',
    unit: '人',
    help: `一个账号一次最多报几个人，1 至 ${MOST_PEOPLE}`,
  }),
  audience: oneOf('报名对象', ACTIVITY_AUDIENCES),
  officePhone,
  body: typedInto(text('正文', { max: MAX_BODY }), { kind: 'rich' }),
  publishAt,
})
export type ActivityForm = z.output<typeof activityFields>
