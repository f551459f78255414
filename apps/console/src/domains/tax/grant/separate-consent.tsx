import { Alert, Button } from 'antd'
import { getAgreement, giveConsent } from '@lqr/contract/identity/consent-calls.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { useCall } from '../../../shell/use-call.ts'
import { grantCopy as texts } from '../copy.ts'
import '../tax.css'

/** The separate consent of the legal representative, where the certification's was withdrawn or is of an older text. */
export function SeparateConsent({ subjectName, onGiven }: { subjectName: string; onGiven: () => void }) {
  const answer = useCall(getAgreement, { query: { kind: 'legalPersonId' } })
  const { run, isBusy } = useAction(giveConsent, {
    onDone: () => {
      toastSuccess(texts.given)
      onGiven()
    },
  })
  return (
    <section className="stack" aria-label={texts.missingTitle}>
      <Alert type="warning" showIcon title={texts.missingTitle} description={texts.missingHint} />
      <Answer of={answer}>
        {({ version, title, body }) => (
          <>
            <div className="prewrap tax-letter" role="region" aria-label={title} tabIndex={0}>
              {body}
            </div>
            <Button
              onClick={() => run({ body: { agreementVersion: version, consent: true, subjectName } })}
              {...busy(isBusy)}
            >
              {texts.give}
            </Button>
          </>
        )}
      </Answer>
    </section>
  )
}
