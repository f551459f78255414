import { Steps } from 'antd'
import { useState } from 'react'
import type { enrolSecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { AppStep } from './app-step.tsx'
import { copy } from './copy.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const steps = [{ title: copy.steps.password }, { title: copy.steps.app }, { title: copy.steps.codes }]

/** Enrolment from the password to the saved recovery codes. `onEnrolled` runs before the codes are put away. */
export function EnrolSteps({ onEnrolled, onFinish }: { onEnrolled?: () => void; onFinish: () => void }) {
  const [enrolment, setEnrolment] = useState<CallOutput<typeof enrolSecondFactor>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [lapsed, setLapsed] = useState<string>()
  const startAgain = () => {
    setEnrolment(undefined)
    setLapsed(copy.app.lapsed)
  }
  const enrolled = (made: readonly string[]) => {
    setCodes(made)
    onEnrolled?.()
  }
  return (
    <>
      <Steps
        size="small"
        current={codes ? 2 : enrolment ? 1 : 0}
        items={steps}
        className="form-steps"
        responsive={false}
      />
      {codes ? (
        <RecoveryCodes codes={codes} onFinish={onFinish} />
      ) : enrolment ? (
        <AppStep enrolment={enrolment} onCodes={enrolled} onLapsed={startAgain} />
      ) : (
        <>
          <FormProblem text={lapsed} />
          <PasswordStep onBegun={setEnrolment} />
        </>
      )}
    </>
  )
}
