import { Alert } from 'antd'
import { useParams } from 'react-router'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { BackLink } from '../../../shell/page/back-link.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { copy as shared } from '../maintenance/copy.ts'
import { ProductHistory, ProductVersions } from '../maintenance/product-history.tsx'
import { DraftPanel, LivePanel } from '../maintenance/product-terms-panels.tsx'
import { StandingTag } from '../maintenance/standing-tag.tsx'
import { useMaintainedProduct } from '../maintenance/use-maintained-product.ts'
import { copy } from './copy.ts'
import { DecisionBar } from './decision-bar.tsx'

const texts = copy.review

function Submission({ product }: { product: MaintainedProduct }) {
  const { orgName, submittedAt, submittedBy, history, applicationsCount, openApplications } = product
  const note = history.findLast(({ action }) => action === 'submit')?.note
  const items = [
    { label: shared.list.org, value: orgName, isWide: true },
    { label: copy.queue.waited, value: formatDateTime(submittedAt) },
    { label: texts.submitter, value: submittedBy },
    { label: shared.product.applications, value: applicationsCount },
    { label: shared.product.open, value: openApplications },
    ...(note ? [{ label: texts.note, value: <span className="prewrap">{note}</span>, isWide: true }] : []),
  ]
  return (
    <section className="panel">
      <h2>{texts.submission}</h2>
      <Facts items={items} />
    </section>
  )
}

/** One product to decide: what changes against the live version, the whole, and what was decided before. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useMaintainedProduct(id)
  const { answer, changedNote, forgetChange } = onScreen
  const { data } = answer
  return (
    <Page
      title={data?.name ?? texts.title}
      mark={data && <StandingTag status={data.status} changeStatus={data.changeStatus} />}
      extra={<BackLink to="/products/review">{texts.back}</BackLink>}
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
        {(product) => (
          <>
            <div className="two-columns">
              <div className="stack">
                <DraftPanel product={product} />
                <LivePanel product={product} />
                <ProductVersions product={product} />
              </div>
              <div className="stack">
                <Submission product={product} />
                <ProductHistory product={product} />
              </div>
            </div>
            <DecisionBar key={product.id} product={product} onScreen={onScreen} />
          </>
        )}
      </Answer>
    </Page>
  )
}
