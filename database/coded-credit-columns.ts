import { CONTRADICTION_FIELDS } from '@lqr/contract/credit/contradictions.ts'
import { ITEM_CLASSES } from '@lqr/contract/credit/item-classes.ts'
import { objectionStates } from '@lqr/contract/credit/objections/objection-case.ts'
import { OBJECTION_REASONS } from '@lqr/contract/credit/objections/objection-kinds.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'

/** The columns of credit information that hold codes of a list. */
export const CREDIT_COLUMNS = {
  'credit_contradiction.field': CONTRADICTION_FIELDS,
  'credit_item.item_class': ITEM_CLASSES,
  'credit_item.topic': CREDIT_TOPICS,
  'credit_objection.reason_code': OBJECTION_REASONS,
  'credit_objection.status': objectionStates,
  'credit_objection.topic': CREDIT_TOPICS,
  'credit_topic_state.topic': CREDIT_TOPICS,
} as const
