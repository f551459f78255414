import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { forgoGrant, type releaseGrant } from '@lqr/contract/applications/grant-calls.ts'
import type { MoveTexts } from '../../../shell/cases/move-texts.ts'
import { TextMove } from '../../../shell/cases/text-move.tsx'
import type { Fact } from '../../../shell/records/facts.tsx'
import type { ActionProps } from './use-application.ts'

interface EndGrantProps extends ActionProps {
  move: 'forgo' | 'release'
  def: typeof forgoGrant | typeof releaseGrant
  texts: MoveTexts
  facts: readonly Fact[]
}

/** One side ends a grant that is not used and says why. */
export function EndGrant({ shown: { id, version }, ...props }: EndGrantProps) {
  return (
    <TextMove
      {...props}
      of={applicationCase}
      name="endReason"
      field={forgoGrant.body.shape.endReason}
      toInput={(endReason) => ({ params: { id }, body: { version, endReason } })}
      isDanger
    />
  )
}
