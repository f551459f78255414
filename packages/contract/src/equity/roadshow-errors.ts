import { defineErrors } from '../kernel/errors.ts'

export const roadshowErrors = defineErrors('roadshow', 119, {
  notFound: [404, '路演日不存在或已取消'],
  unsuitable: [422, '有内容需要更正，请查看标出的项目'],
  notListed: [409, '只有已发布的项目可以报名路演'],
  alreadyIn: [409, '该项目已经报名这次路演'],
  notIn: [404, '该项目没有报名这次路演'],
  closed: [409, '报名已经截止'],
  begun: [409, '路演已经开始，不能再退出'],
  notYet: [409, '路演还没有开始，不能登记路演结果'],
  otherArea: [409, '这次路演不面向该项目所在地区'],
  notShown: [409, '该项目没有登记参加这次路演'],
})
