import { Alert } from 'antd'
import { useParams } from 'react-router'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { BackLink } from '../../../shell/page/back-link.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { copy } from './copy.ts'
import { ProductActions } from './product-actions.tsx'
import { ProductHistory, ProductVersions } from './product-history.tsx'
import { DraftPanel, LivePanel } from './product-terms-panels.tsx'
import { StandingNotes } from './standing-notes.tsx'
import { StandingTag } from './standing-tag.tsx'
import { useMaintainedProduct } from './use-maintained-product.ts'
import './maintenance.css'

const texts = copy.product

function Figures({ product }: { product: MaintainedProduct }) {
  const { orgName, views, applicationsCount, openApplications, listedAt } = product
  const items = [
    { label: copy.list.org, value: orgName, isWide: true },
    { label: texts.views, value: views },
    { label: texts.applications, value: applicationsCount },
    { label: texts.open, value: openApplications },
    { label: texts.listedAt, value: formatDateTime(listedAt) },
  ]
  return (
    <section className="panel">
      <h2>{texts.figures}</h2>
      <Facts items={items} />
    </section>
  )
}

/** One product of the workbench: why it came back, what is being changed, what is live, and its history. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useMaintainedProduct(id)
  const { answer, changedNote, forgetChange } = onScreen
  const { data } = answer
  return (
    <Page
      title={data?.name ?? copy.list.title}
      mark={data && <StandingTag status={data.status} changeStatus={data.changeStatus} />}
      extra={<BackLink to="/workbench/products">{texts.back}</BackLink>}
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
            <StandingNotes product={product} />
            <div className="two-columns">
              <div className="stack">
                <DraftPanel product={product} />
                <LivePanel product={product} />
                <ProductVersions product={product} />
              </div>
              <div className="stack">
                <Figures product={product} />
                <ProductHistory product={product} />
              </div>
            </div>
            <ProductActions product={product} onScreen={onScreen} />
          </>
        )}
      </Answer>
    </Page>
  )
}
