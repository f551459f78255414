import { textOut } from './answer-fields.ts'
import { component } from './component.ts'
import { defineErrors } from './errors.ts'
import { flag } from './field.ts'

// Answers carry the phone number of somebody else masked; a call of its own opens it and leaves an audit row (decision 0048).

/** Whether the viewer may open the number now; who sees it whole anyway need not. */
export const opensPhone = flag('可查看完整号码')

/** A number as the call that opens it answers. */
export const openedPhone = component('OpenedPhone', '完整号码', 'personal', {
  phone: textOut('联系电话'),
})

export const phoneErrors = defineErrors('phones', 146, {
  closed: [403, '现在不能查看完整号码：企业的授权已终止，或尚未受理，或您的岗位不需要'],
})
