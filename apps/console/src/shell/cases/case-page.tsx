import { Alert } from 'antd'
import { Fragment, type ReactNode } from 'react'
import type { ShownCase } from '@lqr/contract/kernel/cases/case-calls.ts'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { Answer } from '../page/answer.tsx'
import { BackLink } from '../page/back-link.tsx'
import { Page } from '../page/page.tsx'
import { CaseCredit } from './case-credit.tsx'
import { CaseParts } from './case-parts.tsx'
import { CaseStatusTag } from './case-status-tag.tsx'
import { CaseWalkLinks } from './case-walk-links.tsx'
import type { CaseOnScreen } from './use-case.ts'

interface CasePageProps<Shown extends ShownCase> {
  of: AnyCase
  onScreen: CaseOnScreen<Shown>
  title: (shown: Shown | undefined) => string
  /** What the case is about, in a line below the title. */
  lead?: (shown: Shown) => ReactNode
  /** The list one came from. */
  back: { readonly to: string; readonly label: string }
  /** The number of the case, on pages of institutions: what the enterprise authorised for it is a part of the page. */
  creditFor?: (shown: Shown) => string
  children: (shown: Shown) => ReactNode
}

/** Only within a case that goes on is an authorisation asked for. */
function goesOn({ states }: AnyCase, status: string): boolean {
  const phase = states[status]?.phase
  return phase === 'open' || phase === 'underway'
}

/** The page of one case: its state beside the title, and what somebody else changed meanwhile above everything. */
export function CasePage<Shown extends ShownCase>(props: CasePageProps<Shown>) {
  const { of, onScreen, title, lead, back, creditFor, children } = props
  const { answer, changedNote, forgetChange } = onScreen
  const { data } = answer
  return (
    <Page
      title={title(data)}
      mark={data && <CaseStatusTag of={of} status={data.status} />}
      extra={
        <>
          <CaseWalkLinks />
          <BackLink to={back.to}>{back.label}</BackLink>
        </>
      }
      intro={data && lead?.(data)}
    >
      {changedNote && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          className="form-alert"
          title={changedNote}
          closable={{ onClose: forgetChange }}
        />
      )}
      <Answer of={answer}>
        {(shown) =>
          creditFor ? (
            // What is being decided belongs to this case, and to none that is opened after it.
            <CaseParts
              key={shown.id}
              credit={<CaseCredit caseNo={creditFor(shown)} canAsk={goesOn(of, shown.status)} />}
            >
              {children(shown)}
            </CaseParts>
          ) : (
            <Fragment key={shown.id}>{children(shown)}</Fragment>
          )
        }
      </Answer>
    </Page>
  )
}
