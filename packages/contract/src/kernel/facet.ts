import { countOut, textOut } from './answer-fields.ts'
import { component } from './component.ts'

/** A choice of a filter and what choosing it would leave. */
export const facet = component('Facet', '筛选项', 'public', {
  code: textOut('代码'),
  name: textOut('名称'),
  count: countOut('数量'),
})
