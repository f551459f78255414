import { Alert, Button, Form, Tag } from 'antd'
import { useState } from 'react'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { type PolicyCondition, policyConditions } from '@lqr/contract/policies/conditions.ts'
import { ITEM_STANDINGS } from '@lqr/contract/policies/item-kinds.ts'
import { tryItemRules } from '@lqr/contract/policies/match-calls.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from '../copy.ts'
import { TrialSamples } from './trial-samples.tsx'

type Rules = CallInput<typeof tryItemRules>['body']

/** How the rules as they are typed decide about certified enterprises: how many stand how, with some of each in full. */
export function Trial({ conditions }: { conditions: readonly PolicyCondition[] }) {
  const form = Form.useFormInstance()
  const areaCodes: string[] = Form.useWatch('areaCodes', form) ?? []
  const [asked, setAsked] = useState<Rules>()
  const rules: Rules = { areaCodes, conditions: [...conditions] }
  const isComplete = policyConditions.safeParse(conditions).success
  const isStale = asked !== undefined && JSON.stringify(asked) !== JSON.stringify(rules)
  const { data, isFetching } = useCall(
    tryItemRules,
    { body: asked ?? rules },
    { enabled: asked !== undefined },
  )
  return (
    <section aria-label={copy.trial} className="stack">
      <Button disabled={!isComplete} {...busy(isFetching)} onClick={() => setAsked(rules)}>
        {asked ? copy.trialAgain : copy.trial}
      </Button>
      {!isComplete && <p className="muted">{copy.incomplete}</p>}
      {isComplete && isStale && <Alert type="warning" showIcon title={copy.trialNote} />}
      {data && (
        <div role="status" className="stack">
          <p>{data.tested === 0 ? copy.nobody : copy.tested(data.tested, data.isPartial)}</p>
          <div className="trial-counts">
            {data.counts.map(({ standing, count }) => (
              <Tag key={standing}>
                {nameOf(ITEM_STANDINGS, standing)} {copy.companies(count)}
              </Tag>
            ))}
          </div>
          <TrialSamples samples={data.samples} />
        </div>
      )}
    </section>
  )
}
