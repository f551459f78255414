import { defineErrors } from '../kernel/errors.ts'

export const statisticsErrors = defineErrors('statistics', 260, {
  noPromises: [404, '该机构的授信笔数过少，暂不公开明细'],
  outsideArea: [403, '只能查看本账号所在地区及下级地区的数据'],
})
