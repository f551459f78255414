import { expect, it } from 'vitest'
import { planSection, readExplained } from './plans.ts'

const MESSAGE = `duration: 1.234 ms  plan:
Query Text: select id
  from policy where id = $1
Query Parameters: $1 = '7'
Index Scan using policy_pkey on policy  (cost=0.29..8.31 rows=1 width=8) (actual time=0.010..0.011 rows=1.00 loops=1)
  Index Cond: (id = '7'::bigint)
  Buffers: shared hit=3`

it('reads statement, parameters and plan out of a message of auto_explain', () => {
  const explained = readExplained(MESSAGE)
  expect(explained?.statement).toBe("select id\n  from policy where id = $1\nQuery Parameters: $1 = '7'")
  expect(explained?.plan.split('\n')[0]).toContain('Index Scan using policy_pkey')
  expect(explained?.plan.split('\n').at(-1)).toBe('Time: 1.234 ms')
})

it('passes over every other message', () => {
  expect(readExplained('some notice')).toBeUndefined()
  expect(readExplained('duration: 1 ms  plan:\nQuery Text: begin')).toBeUndefined()
})

it('shows each statement beside its plan', () => {
  const section = planSection('政策', [{ statement: 'select 1', plan: 'Result' }])
  expect(section).toBe('## 政策\n\n```sql\nselect 1\n```\n\n```text\nResult\n```\n')
})
