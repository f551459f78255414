import { cancelEnquiry, stepOutOfEnquiry } from '@lqr/contract/services/enquiry-calls.ts'
import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import { endFields } from '@lqr/contract/services/enquiry-entities.ts'
import { TextMove } from '../../../shell/cases/text-move.tsx'
import { copy } from './copy.ts'
import { caseFacts } from './enquiry-body.tsx'
import type { EnquiryActionProps } from './use-enquiry.ts'

const CALLS = { cancel: cancelEnquiry, stepOut: stepOutOfEnquiry } as const

/** One side ends what was ordered and says why. */
export function EndMove({ move, ...props }: EnquiryActionProps & { move: keyof typeof CALLS }) {
  const { id, version } = props.shown
  return (
    <TextMove
      {...props}
      of={serviceEnquiryCase}
      move={move}
      facts={caseFacts(props.shown)}
      texts={copy.end[move]}
      def={CALLS[move]}
      name="endReason"
      field={endFields.endReason}
      toInput={(endReason) => ({ params: { id }, body: { version, endReason } })}
      isDanger
    />
  )
}
